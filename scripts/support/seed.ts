/**
 * Fills the database with the demo data when it is empty. The modules that do it read the environment when they load,
 * so `process.env` must hold what the application reads by now. @returns whether it was empty.
 */
export async function seedDatabase(url: string, { log }: { log: (line: string) => void }): Promise<boolean> {
  const [{ createDb }, { seedWhenEmpty }, { fileStore }] = await Promise.all([
    import('@/db/client'),
    import('@/db/seed'),
    import('@/lib/integrations/files/store'),
  ])
  const db = createDb(url, { max: 4 })
  try {
    return (await seedWhenEmpty({ db, files: fileStore, log })) === 'seeded'
  } finally {
    await db.$client.end()
  }
}
