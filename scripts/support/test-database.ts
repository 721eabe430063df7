import postgres from 'postgres'

let named = 0

/** Named by process, so that those of dead ones can be dropped. */
export const testDatabase = (purpose: string) => `test_${process.pid}_${++named}_${purpose}`

type Template = { adminUrl: string; template: string }

export async function copyTemplate({ adminUrl, template }: Template, name: string): Promise<string> {
  await withAdmin(adminUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`
    // Copies files instead of logging every page.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`
  })
  return databaseUrlOf(adminUrl, name)
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return withAdmin(adminUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`
  })
}

/** Closes its connection. */
export async function withAdmin(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

export function databaseUrlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
