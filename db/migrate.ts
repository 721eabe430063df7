import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/database-url'
import { sqlStateOf } from './retry'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')
/** Advisory lock key, any constant: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 7_260_113

const LOCK_NOT_AVAILABLE = '55P03'
/** A migration that waits for a table blocks all who come after it: it gives up soon and lets them pass. */
const LOCK_WAIT = { timeoutMs: 3000, attempts: 5, pauseMs: 1000 }

/**
 * Runs pending migrations. Idempotent. Needs a direct URL: the lock belongs to a session, which poolers share.
 * @param lockWait how long, and how often, a run waits for tables that others use
 * @throws the database's own error, or one that says what to do when tables stay in use; a failed run is rolled back as
 *   a whole.
 */
export async function migrateDatabase(url: string, lockWait = LOCK_WAIT): Promise<void> {
  const client = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    // Before the timeout, which counts for this lock too: another instance may migrate for long.
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`select set_config('lock_timeout', ${String(lockWait.timeoutMs)}, false)`
    await retryLocked(() => migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER }), lockWait)
  } finally {
    await client.end()
  }
}

async function retryLocked(run: () => Promise<void>, { attempts, pauseMs }: typeof LOCK_WAIT): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error
      if (attempt === attempts) {
        throw new Error(
          'La migración no pudo empezar: otra conexión tiene ocupada una tabla (una transacción abierta o una consulta larga). Nada cambió; cierra esa conexión y vuelve a intentarlo.',
        )
      }
      await wait(pauseMs)
    }
  }
}
