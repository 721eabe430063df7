import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { processSingleton } from '@/lib/process-singleton'
import { parseDatabaseUrl } from './database-url'
import { retryConflicts } from './retry'

/** What queries run on. A transaction is one too, so a function that takes a `Db` works inside and outside of one. */
export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** A `Db` with the connections it owns; `$client.end()` closes them. */
export type OwnedDb = Db & { $client: postgres.Sql }

/**
 * Makes a client for the database at `url`. It connects on the first query, with at most `max` connections, and
 * prepares no statements behind a transaction pooler. Transactions that lose a deadlock run again, see `retryConflicts`.
 */
export function createDb(url: string, { max }: { max: number }): OwnedDb {
  const { href, pooled } = parseDatabaseUrl(url)
  const db = drizzle(postgres(href, { max, prepare: !pooled, onnotice: () => {} }))
  const transaction: Db['transaction'] = db.transaction.bind(db)
  db.transaction = (work, config) => retryConflicts(() => transaction(work, config))
  return db
}

/** The application's client, one per process. */
export const db: Db = processSingleton('db', () => createDb(env.DATABASE_URL, { max: env.DATABASE_POOL_MAX }))
