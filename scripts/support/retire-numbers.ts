import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/platform/database-url'

/** More than were given out since the moment that a database was taken back to; small beside the range of every id. */
const STEP = 1_000_000

/** Sequences that people never draw from: migrations and seeds fill the catalog, and other columns hold its ids as smallint. */
const CATALOG = ['cities_id_seq', 'breeds_id_seq', 'colors_id_seq']

/**
 * For a database that went back in time: what was given out since must not come to mean somebody else, or come back to
 * life. Numbers in links, cookies, metadata of payments, idempotency keys and browsers are not given out again; sessions,
 * API tokens and mailed links of accounts end, those that had been ended since included; every kept page is old.
 */
export async function retireNumbers(tx: postgres.TransactionSql): Promise<void> {
  await tx`select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${STEP}::bigint)
    from pg_sequences where schemaname = 'public' and sequencename <> all (${CATALOG})`
  // Not by one: the version that a password change gave out since would be valid again.
  await tx`update users set session_version = session_version + ${STEP}::int`
  await tx`delete from email_tokens`
  // Not knowing what expired, every instance and the pages on its disk count everything as old.
  await tx`truncate expired_tags`
}

/** Retires the numbers of a database that its provider has recovered. */
export async function retireNumbersOf(url: string): Promise<void> {
  const sql = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(retireNumbers)
  } finally {
    await sql.end()
  }
}
