import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { parseDatabaseUrl } from './database-url'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')
/** Advisory lock key, any constant: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 7_260_113

/**
 * Runs pending migrations. Idempotent. Needs a direct URL: the lock belongs to a session, which poolers share.
 * @throws the database's own error; a failed run is rolled back as a whole.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
