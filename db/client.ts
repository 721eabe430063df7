import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env } from '@/lib/env'

/** What queries run on. A transaction is one too, so a function that takes a `Db` works inside and outside of one. */
export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** A `Db` with the connections it owns; `$client.end()` closes them. */
export type OwnedDb = Db & { $client: postgres.Sql }

/**
 * Makes a client for the database at `url`. It connects on the first query, with at most `max` connections.
 * `?pgbouncer=true` in the address says that a transaction pooler stands in between, where prepared statements would hang.
 */
export function createDb(url: string, { max }: { max: number }): OwnedDb {
  const address = new URL(url)
  const pooled = address.searchParams.get('pgbouncer') === 'true'
  // Postgres would take the unknown word for a setting of its own and refuse the connection.
  address.searchParams.delete('pgbouncer')
  return drizzle(postgres(address.href, { max, prepare: !pooled, onnotice: () => {} }))
}

const shared = globalThis as typeof globalThis & { querenciaDb?: OwnedDb }
shared.querenciaDb ??= createDb(env.DATABASE_URL, { max: env.DATABASE_POOL_MAX })

/** The application's client: one for the whole process, however often development reloads this module. */
export const db: Db = shared.querenciaDb
