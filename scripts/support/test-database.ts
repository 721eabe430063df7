import postgres from 'postgres'

let named = 0

/** Names the process, so that databases of dead ones can be dropped. */
export const testDatabase = (purpose: string) => `test_${process.pid}_${++named}_${purpose}`

type Template = { adminUrl: string; template: string }

/** @returns the new database's URL. */
export async function copyTemplate({ adminUrl, template }: Template, name: string): Promise<string> {
  await withAdmin(adminUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`
    // Copies files instead of logging every page.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`
  })
  return addressOf(adminUrl, name)
}

/** Whoever is connected to it. */
export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return withAdmin(adminUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`
  })
}

/** A connection of its own, closed when the work is done. */
export async function withAdmin(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

/** Of another database of the same server. */
export function addressOf(adminUrl: string, name: string): string {
  const address = new URL(adminUrl)
  address.pathname = `/${name}`
  return address.href
}
