import postgres from 'postgres'

/**
 * The address of the database behind the server under test, for what no request can bring about (time that passes).
 * @throws Error where somebody runs the tests against a server of their own: its data are left alone.
 */
export function siteDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('This test changes the database of the server under test: run it with npm test')
  return url
}

/** Does something in that database, over a connection of its own. */
export async function inSiteDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(siteDatabaseUrl(), { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
