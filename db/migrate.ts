import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { codesOf } from '@/lib/platform/error-causes'
import { withoutSessionTimeLimits } from './time-limits'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')
/** Any constant: instances that start together migrate in turn. */
const MIGRATION_LOCK = 7_260_113

/** The statements of a migration that begins so run one by one: docs/decisions/0063. */
export const OUTSIDE_TRANSACTION = '-- outside a transaction'

/** A table that stays in use, and two that wait for each other: `lock_not_available`, `deadlock_detected`. */
const LOCKED = ['55P03', '40P01']
/** A migration that waits for a table blocks everybody after it: it gives up soon. */
const LOCK_WAIT = { timeoutMs: 3000, attempts: 5, pauseMs: 1000 }
/** Concurrent index builds wait for all older transactions, and block nobody. */
const PATIENT_MS = 10 * 60_000
const TURN_POLL_MS = 100
/** Longer than the index builds of a release take, which may wait for that of another instance. */
const TURN_WAIT = { tellAfterMs: 3000, giveUpAfterMs: 60 * 60_000 }

interface Options {
  /** How long to wait for tables that others use. */
  lockWait?: typeof LOCK_WAIT
  /** How long to wait for another migration. */
  turnWait?: typeof TURN_WAIT
  /** Told, once, whom it waits for. */
  tell?: (sentence: string) => void
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
  {
    lockWait = LOCK_WAIT,
    turnWait = TURN_WAIT,
    tell = () => {},
    folder = MIGRATIONS_FOLDER,
    until = Number.POSITIVE_INFINITY,
  }: Options = {},
): Promise<void> {
  const { href, pooled } = parseDatabaseUrl(url)
  if (pooled) throw new Error(SAY_DIRECT)
  // The lock ends with its connection, which the driver would renew after half an hour.
  const sql = postgres(href, { max: 1, max_lifetime: null, onnotice: () => {} })
  try {
    await withoutSessionTimeLimits(sql)
    await waitForTurn(sql, turnWait, tell)
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

const SAY_DIRECT =
  'Las migraciones necesitan una conexión directa a Postgres: define DATABASE_URL_DIRECT con la dirección ' +
  'sin pooler. A través de uno, el turno quedaría tomado y la próxima migración esperaría por él.'

/** Polls: a query that waits would keep concurrent index builds from ever being ready. @throws Error that says for whom. */
async function waitForTurn(
  sql: postgres.Sql,
  { tellAfterMs, giveUpAfterMs }: typeof TURN_WAIT,
  tell: (sentence: string) => void,
): Promise<void> {
  const since = performance.now()
  let isTold = false
  for (;;) {
    const [turn] = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as ours`
    if (turn?.ours) return
    const waitedMs = performance.now() - since
    if (waitedMs > giveUpAfterMs)
      throw new Error(
        `${await holderOfTurn(sql)} Si ya no migra, termina esa conexión y vuelve a intentarlo.`,
      )
    if (!isTold && waitedMs > tellAfterMs) {
      tell(`${await holderOfTurn(sql)} Esperamos a que termine.`)
      isTold = true
    }
    await wait(TURN_POLL_MS)
  }
}

async function holderOfTurn(sql: postgres.Sql): Promise<string> {
  const [holder] = await sql`select pid from pg_locks where locktype = 'advisory' and granted
    and classid = 0 and objid = ${MIGRATION_LOCK} and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`
  return `Otra migración tiene el turno (conexión ${holder?.pid ?? 'desconocida'} de Postgres).`
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
      if (!LOCKED.some((code) => codesOf(error).includes(code))) throw error
      if (attempt === attempts) {
        throw new Error(
          'La migración no pudo empezar: otra conexión tiene ocupada una tabla (una transacción abierta o una consulta larga). Cierra esa conexión y vuelve a intentarlo: seguirá donde quedó.',
        )
      }
      await wait(pauseMs)
    }
  }
}
