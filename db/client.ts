import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env } from '@/lib/env'
import { parseAddress } from './address'

/** What queries run on. A transaction is one too, so a function that takes a `Db` works inside and outside of one. */
export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** A `Db` with the connections it owns; `$client.end()` closes them. */
export type OwnedDb = Db & { $client: postgres.Sql }

/**
 * Makes a client for the database at `url`. It connects on the first query, with at most `max` connections, and
 * prepares no statements where the address leads through a pooler.
 */
export function createDb(url: string, { max }: { max: number }): OwnedDb {
  const { href, pooled } = parseAddress(url)
  return drizzle(postgres(href, { max, prepare: !pooled, onnotice: () => {} }))
}

const shared = globalThis as typeof globalThis & { querenciaDb?: OwnedDb }
shared.querenciaDb ??= createDb(env.DATABASE_URL, { max: env.DATABASE_POOL_MAX })

/** The application's client: one for the whole process, however often development reloads this module. */
export const db: Db = shared.querenciaDb
