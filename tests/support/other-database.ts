import postgres from 'postgres'

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} })

/** Creates a database without tables. @returns its address. */
export async function createEmptyDatabase(adminUrl: string, name: string): Promise<string> {
  const admin = connect(adminUrl)
  await admin`create database ${admin(name)}`
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement in any database, by a connection of its own. @returns its rows. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const sql = connect(url)
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}
