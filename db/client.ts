import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { parse } from 'postgres-array'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { env } from '@/lib/platform/env'
import { codesOf } from '@/lib/platform/error-causes'
import { processSingleton } from '@/lib/platform/process-singleton'
import { guardClient } from './guarded-client'

export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type OwnedDb = Db & { $client: postgres.Sql }

/** Postgres' own, which are the same in every database: `pg_type.dat`. */
const OIDS = {
  numbers: [1005, 1007, 1021, 1022], // int2[], int4[], float4[], float8[]
  texts: [1009, 1015, 1016], // text[], varchar[], int8[]
}

const parseAs = (oids: number[], read: (element: string) => unknown): postgres.PostgresType => ({
  to: oids[0] ?? 0,
  from: oids,
  serialize: (array: unknown) => array,
  parse: (text: string) => parse(text, read),
})

/**
 * How the driver reads arrays of these types. It would else ask each new connection for all array types of the database, and
 * nobody catches the rejection when the connection breaks meanwhile, which ends the process. All other arrays, those of our
 * enums too, come as text: columns of the schema are read by drizzle, other SQL casts them to `text[]`. Parameters are
 * texts already ('{1,2}').
 */
const ARRAY_TYPES = {
  numbers: parseAs(OIDS.numbers, Number),
  texts: parseAs(OIDS.texts, String),
}

/** Seconds after which the server ends a statement or a wait for a lock. */
interface Patience {
  statement: number
  lock: number
}

const VISITOR: Patience = { statement: env.DATABASE_STATEMENT_SECONDS, lock: 5 }
/** Jobs may take long, as nobody waits for them. */
const JOB: Patience = { statement: 300, lock: 10 }

const JOB_CONNECTIONS = 4
/** The listener, the reader of expired tags, the index in memory; who asks how far replicas should be. */
const OWN_CONNECTIONS = env.DATABASE_URL_REPLICA.length > 0 ? 4 : 3
/** Most that one process opens. */
export const CONNECTIONS = env.DATABASE_POOL_MAX + JOB_CONNECTIONS + OWN_CONNECTIONS
/** Options of every pool: without fetching types, a new connection is ready one round trip earlier. */
const ARRAYS = { fetch_types: false, types: ARRAY_TYPES }
const IDLE_SECONDS = 60
const MAX_LIFETIME_SECONDS = 30 * 60
const CONNECT_SECONDS = 5
/** Half a second at most; the client's own delay grows to twenty. */
const reconnectSeconds = (attempts: number) => Math.min(0.05 * 2 ** attempts, 0.5)

/**
 * For programs. Connects on the first query; no prepared statements behind a pooler; connections last as long as the program, as
 * the driver may write to one that it has just replaced. Transactions retry conflicts.
 */
export function createDb(url: string, { max }: { max: number }): OwnedDb {
  const { href, pooled } = parseDatabaseUrl(url)
  return wrap(postgres(href, { max, prepare: !pooled, max_lifetime: null, ...ARRAYS, onnotice: () => {} }))
}

function connect(url: string, max: number, { statement, lock }: Patience): postgres.Sql {
  const { href, pooled } = parseDatabaseUrl(url)
  const limits = {
    statement_timeout: statement * 1000,
    lock_timeout: lock * 1000,
    idle_in_transaction_session_timeout: statement * 6000,
  }
  return postgres(href, {
    max,
    prepare: !pooled,
    ...ARRAYS,
    onnotice: () => {},
    connect_timeout: CONNECT_SECONDS,
    idle_timeout: IDLE_SECONDS,
    max_lifetime: MAX_LIFETIME_SECONDS,
    backoff: reconnectSeconds,
    // Poolers refuse settings that they would have to keep per client.
    connection: pooled ? {} : limits,
  })
}

/** For `db/replicas` alone, which ends what hangs and asks the primary instead. */
export const createReplicaDb = (url: string): OwnedDb => wrap(connect(url, env.DATABASE_POOL_MAX, VISITOR))

/** For a server: nothing hangs, and what waits is bounded (`guardClient`). */
function createGuardedDb(url: string, max: number, { statement, lock }: Patience, load: PoolLoad): OwnedDb {
  return wrap(
    guardClient(() => connect(url, max, { statement, lock }), {
      deadlineMs: (statement + 2) * 1000,
      maxOpen: 100 * max,
      reconnects: !parseDatabaseUrl(url).pooled,
      onOpen: (open) => {
        load.running = Math.min(open, max)
        load.waiting = open - load.running
      },
    }),
  )
}

function wrap(client: postgres.Sql): OwnedDb {
  const db = drizzle(client)
  const transaction: Db['transaction'] = db.transaction.bind(db)
  db.transaction = (work, config) => retryConflicts(() => transaction(work, config))
  return db
}

/** Queries that run, and those that wait for a connection. */
interface PoolLoad {
  running: number
  waiting: number
}

export const poolLoad = processSingleton(
  'pool load',
  (): Record<'visitors' | 'jobs', PoolLoad> => ({
    visitors: { running: 0, waiting: 0 },
    jobs: { running: 0, waiting: 0 },
  }),
)

/** The database for what people wait for. */
export const db: Db = processSingleton('db', () =>
  createGuardedDb(env.DATABASE_URL, env.DATABASE_POOL_MAX, VISITOR, poolLoad.visitors),
)

/** The database for jobs: connections of its own, and statements that may take long. */
export const jobDb: Db = processSingleton('job db', () =>
  createGuardedDb(env.DATABASE_URL, JOB_CONNECTIONS, JOB, poolLoad.jobs),
)

/** Deadlock and serialization failure: Postgres rolled this one back for another. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 4
const BASE_DELAY_MS = 20

/** Up to three retries after growing random delays. `attempt` has no effect outside its transaction. */
export async function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !codesOf(error).some((code) => RETRYABLE.has(code))) throw error
      await wait(Math.random() * BASE_DELAY_MS * 2 ** attempts)
    }
  }
}
