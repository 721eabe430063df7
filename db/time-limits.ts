import type postgres from 'postgres'

/** Those that a role, a database or a server may set; `transaction_timeout` since Postgres 17. */
const LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]

/** Lifts them until the transaction ends: for work that takes as long as there are rows. */
export async function withoutTimeLimits(tx: postgres.TransactionSql): Promise<void> {
  await lift(tx, true)
}

/** As `withoutTimeLimits`, for a connection of one's own that no pooler passes on. */
export async function withoutSessionTimeLimits(sql: postgres.Sql): Promise<void> {
  await lift(sql, false)
}

async function lift(sql: postgres.ISql, isLocal: boolean): Promise<void> {
  await sql`select set_config(name, '0', ${isLocal}) from pg_settings where name in ${sql(LIMITS)}`
}
