import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Db } from '@/db/client'

/** How many statements some work sends to the database. */
export async function countStatements(work: (db: Db) => Promise<unknown>): Promise<number> {
  let sent = 0
  const client = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    await work(drizzle(client, { logger: { logQuery: () => void sent++ } }))
    return sent
  } finally {
    await client.end()
  }
}
