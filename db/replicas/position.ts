import type { Sql } from 'postgres'

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
