/** Imports lazily: modules read `process.env` on import. @returns whether the database was empty. */
export async function seedDatabase(url: string, { log }: { log: (line: string) => void }): Promise<boolean> {
  const [{ createDb }, { seedWhenEmpty }, { fileStore }] = await Promise.all([
    import('@/db/client'),
    import('@/db/seed'),
    import('@/lib/platform/integrations/files/store'),
  ])
  const db = createDb(url, { max: 4 })
  try {
    return (await seedWhenEmpty({ db, files: fileStore, log })) === 'seeded'
  } finally {
    await db.$client.end()
  }
}
