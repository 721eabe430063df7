import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/database-url'
import { env } from '@/lib/env'
import { processSingleton } from '@/lib/process-singleton'
import { retryConflicts } from './retry'

/** A transaction is one too. */
export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Owns its connections; `$client.end()` closes them. */
export type OwnedDb = Db & { $client: postgres.Sql }

/**
 * Connects on the first query; prepares no statements behind a pooler. Transactions retry conflicts (`retryConflicts`).
 */
export function createDb(url: string, { max }: { max: number }): OwnedDb {
  const { href, pooled } = parseDatabaseUrl(url)
  const db = drizzle(postgres(href, { max, prepare: !pooled, onnotice: () => {} }))
  const transaction: Db['transaction'] = db.transaction.bind(db)
  db.transaction = (work, config) => retryConflicts(() => transaction(work, config))
  return db
}

export const db: Db = processSingleton('db', () => createDb(env.DATABASE_URL, { max: env.DATABASE_POOL_MAX }))
