import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { codesOf } from '@/lib/platform/error-causes'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')
/** Any constant: instances that start together migrate in turn. */
const MIGRATION_LOCK = 7_260_113

/** The statements of a migration that begins so run one by one: docs/decisions/0063. */
export const OUTSIDE_TRANSACTION = '-- outside a transaction'

const LOCK_NOT_AVAILABLE = '55P03'
/** A migration that waits for a table blocks everybody after it: it gives up soon. */
const LOCK_WAIT = { timeoutMs: 3000, attempts: 5, pauseMs: 1000 }
/** Concurrent index builds wait for all older transactions, and block nobody. */
const PATIENT_MS = 10 * 60_000
const TURN_POLL_MS = 100

interface Options {
  /** How long to wait for tables that others use. */
  lockWait?: typeof LOCK_WAIT
  folder?: string
  /** The journal time of the last migration to run. */
  until?: number
}

/**
 * Each in its own transaction unless marked `OUTSIDE_TRANSACTION`. Idempotent. Needs a direct URL: the lock belongs to
 * a session. @throws the database's error, or what to do when tables stay in use; the failed migration is rolled back
 * and runs again next time.
 */
export async function migrateDatabase(
  url: string,
  { lockWait = LOCK_WAIT, folder = MIGRATIONS_FOLDER, until = Number.POSITIVE_INFINITY }: Options = {},
): Promise<void> {
  const sql = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    await waitForTurn(sql)
    await createJournal(sql)
    const [last] = await sql`select max(created_at) as at from drizzle.__drizzle_migrations`
    const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
      ({ folderMillis }) => folderMillis > Number(last?.at ?? 0) && folderMillis <= until,
    )
    for (const migration of pending) await retryLocked(() => apply(sql, migration, lockWait), lockWait)
  } finally {
    await sql.end()
  }
}

/** Polls: a query that waits would keep concurrent index builds from ever being ready. */
async function waitForTurn(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [turn] = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as ours`
    if (turn?.ours) return
    await wait(TURN_POLL_MS)
  }
}

/** Creates the table of drizzle-kit. */
async function createJournal(sql: postgres.Sql): Promise<void> {
  await sql`create schema if not exists drizzle`
  await sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`
}

async function apply(
  sql: postgres.Sql,
  migration: MigrationMeta,
  { timeoutMs }: typeof LOCK_WAIT,
): Promise<void> {
  if (migration.sql[0]?.startsWith(OUTSIDE_TRANSACTION)) {
    await sql`select set_config('lock_timeout', ${String(PATIENT_MS)}, false)`
    await runStatements(sql, migration)
  } else {
    await sql.begin(async (tx) => {
      await tx`select set_config('lock_timeout', ${String(timeoutMs)}, true)`
      await runStatements(tx, migration)
    })
  }
}

async function runStatements(sql: postgres.ISql, { sql: statements, hash, folderMillis }: MigrationMeta) {
  for (const statement of statements) await sql.unsafe(statement)
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
}

async function retryLocked(run: () => Promise<void>, { attempts, pauseMs }: typeof LOCK_WAIT): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!codesOf(error).includes(LOCK_NOT_AVAILABLE)) throw error
      if (attempt === attempts) {
        throw new Error(
          'La migración no pudo empezar: otra conexión tiene ocupada una tabla (una transacción abierta o una consulta larga). Cierra esa conexión y vuelve a intentarlo: seguirá donde quedó.',
        )
      }
      await wait(pauseMs)
    }
  }
}
