import type { Sql } from 'postgres'

interface ExpiredBy {
  transactionId: string
  tags: string[]
}

export interface TableState {
  /** The database's clock, in milliseconds since the epoch. */
  now: number
  /** Which transactions this reading has seen: `pg_snapshot` as text. */
  snapshot: string
  reader: string
  /** Share of the queue of messages that somebody has still to hear. */
  queueUsage: number
}

const tableState = (sql: Sql) => sql`
  extract(epoch from clock_timestamp())::float8 * 1000 as now, pg_current_snapshot()::text as snapshot,
  concat_ws('/', pg_backend_pid(), 'expired_tags'::regclass::oid) as reader,
  pg_notification_queue_usage() as "queueUsage"`

/** What committed since a snapshot was taken, in whatever order it committed, and nothing twice. */
export async function readExpiredSince(
  sql: Sql,
  snapshot: string,
): Promise<TableState & { changes: ExpiredBy[]; isOlder: boolean }> {
  const [row] = await sql<[TableState & { changes: ExpiredBy[]; isOlder: boolean }]>`
    select ${tableState(sql)},
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot) as "isOlder",
      coalesce((
        select json_agg(json_build_object('transactionId', transaction_id::text, 'tags', tags))
        from (
          select transaction_id, json_agg(tag) as tags from expired_tags
          where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and transaction_id < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
          group by transaction_id
        ) as unseen
      ), '[]') as changes`
  return row
}

/** When each tag last expired by the database's clock, and from which moment on the table knows every change. */
export async function readAllExpired(
  sql: Sql,
): Promise<TableState & { moments: Record<string, number>; completeSince: number | null }> {
  const [row] = await sql<[TableState & { moments: Record<string, number>; completeSince: number | null }]>`
    select ${tableState(sql)},
      (select extract(epoch from min(expired_at))::float8 * 1000 from expired_tags) as "completeSince",
      coalesce((
        select json_object_agg(tag, at)
        from (select tag, extract(epoch from max(expired_at))::float8 * 1000 as at from expired_tags group by tag) as last
      ), '{}') as moments`
  return row
}

/** When the oldest row that was not pruned was written, by the database's clock in milliseconds; null without rows. */
export async function readCompleteSince(sql: Sql): Promise<number | null> {
  const [row] = await sql<[{ at: number | null }]>`
    select extract(epoch from min(expired_at))::float8 * 1000 as at from expired_tags`
  return row.at
}

/**
 * Names the history that the database is on: another after a restored backup and after a failover, which may have lost the
 * last commits. Null where the account may not ask.
 */
export async function readHistory(sql: Sql): Promise<string | null> {
  try {
    const [row] = await sql<[{ history: string }]>`
      select concat_ws('/', system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
        (select oid from pg_database where datname = current_database()), 'expired_tags'::regclass::oid) as history
      from pg_control_system()`
    return row.history
  } catch (error) {
    if (error instanceof Error && error.name === 'PostgresError') return null
    throw error
  }
}

export async function notify(sql: Sql, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`
}
