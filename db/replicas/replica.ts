import type { Sql } from 'postgres'
import { createReplicaDb, type Db, type OwnedDb } from '@/db/client'
import { Connection } from '@/lib/platform/bus/queries/connection'

/** A standby of the database, as this process knows it. */
export class Replica {
  readonly #url: string
  readonly #questions: Connection
  #db: OwnedDb
  #asOf = Number.NEGATIVE_INFINITY
  #isAsking = false
  /** Ends the reads that are open. */
  readonly #open = new Set<(error: Error) => void>()

  /** @param url of one server: with several behind it, one would vouch for the others. */
  constructor(url: string) {
    this.#url = url
    this.#questions = new Connection(url)
    this.#db = createReplicaDb(url)
  }

  /** It shows everything that was visible on the primary at this moment of our clock, in milliseconds. */
  get asOf(): number {
    return this.#asOf
  }

  get open(): number {
    return this.#open.size
  }

  /** Asks how far it is, unless it still owes an answer. One that gives none in time is left out. */
  async follow(positions: readonly Position[], timeoutMs: number): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      const reached = await within(timeoutMs, this.#questions, (sql) => readReached(sql, positions))
      // One that is behind still shows what it showed.
      if (reached !== null) this.#asOf = Math.max(this.#asOf, reached)
    } catch {
      this.leave()
    } finally {
      this.#isAsking = false
    }
  }

  /** @throws whatever `work` throws, and when it is left out meanwhile */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    let end: (error: Error) => void = () => {}
    const isLeft = new Promise<never>((_, reject) => {
      end = reject
    })
    this.#open.add(end)
    try {
      return await Promise.race([work(this.#db), isLeft])
    } finally {
      this.#open.delete(end)
    }
  }

  /** Until it answers again. What is read there ends at once, as it may hang. */
  leave(): void {
    const wasUsed = this.#asOf > 0 || this.#open.size > 0
    this.#asOf = Number.NEGATIVE_INFINITY
    for (const end of this.#open) end(new Error('The replica does not answer'))
    if (!wasUsed) return
    const old = this.#db
    this.#db = createReplicaDb(this.#url)
    old.$client.end({ timeout: 0 }).catch(() => {})
  }

  close(): void {
    this.leave()
    this.#questions.drop()
    this.#db.$client.end({ timeout: 0 }).catch(() => {})
  }
}

/** Asks over a connection, and breaks it when the time is over or the question fails. @throws the database's error */
export async function within<Result>(
  milliseconds: number,
  connection: Connection,
  ask: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => connection.drop(), milliseconds)
  try {
    return await ask(connection.sql)
  } catch (error) {
    connection.drop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** How far the primary was at a moment. */
export interface Position {
  /** This machine's clock just before the primary was asked, in milliseconds. */
  at: number
  /** The end of its log: everything that was visible by then lies before it. */
  lsn: string
  /** Its newest row of expired tags, which no other history holds; null while there is none. */
  newest: string | null
}

/** @throws the database's error, also when it is a standby. */
export async function readPosition(sql: Sql): Promise<Position> {
  const at = Date.now()
  const [row] = await sql<[Omit<Position, 'at'>]>`
    select pg_current_wal_insert_lsn()::text as lsn, (
      select concat_ws(' ', transaction_id, extract(epoch from expired_at)) from expired_tags
      order by transaction_id desc limit 1) as newest`
  return { at, ...row }
}

/**
 * The moment of the last of the primary's positions that a standby has replayed. A position that lies on another history
 * (after a failover that it did not follow) does not count, however long its own log is.
 * @returns null where it has replayed none of them, and for a server that is no standby
 */
export async function readReached(sql: Sql, positions: readonly Position[]): Promise<number | null> {
  const asked = sql.json(positions.map((position) => ({ ...position })))
  const [row] = await sql<[{ at: number | null }]>`
    select max(at) as at
    from jsonb_to_recordset(${asked}) as position (at float8, lsn pg_lsn, newest text)
    where pg_is_in_recovery() and lsn <= pg_last_wal_replay_lsn() and (newest is null or exists (
      select from expired_tags
      where transaction_id = split_part(newest, ' ', 1)::xid8
        and extract(epoch from expired_at) = split_part(newest, ' ', 2)::numeric))`
  return row.at
}
