import postgres from 'postgres'
import { withoutTimeLimits } from '@/db/time-limits'
import { parseDatabaseUrl } from '@/lib/platform/database-url'

/** More than were given out since; small beside the range of ids. */
const STEP = 1_000_000

/** Filled by migrations and seeds; some columns hold its ids as smallint. */
const CATALOG = ['cities_id_seq', 'breeds_id_seq', 'colors_id_seq']

/** After going back in time: ids are not given out again; sessions, tokens, links and kept pages end. */
export async function finishRecovery(tx: postgres.TransactionSql): Promise<void> {
  await withoutTimeLimits(tx)
  await tx`select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${STEP}::bigint)
    from pg_sequences where schemaname = 'public' and sequencename <> all (${CATALOG})`
  // Not by one: the version that a password change gave out since would be valid again.
  await tx`update users set session_version = session_version + ${STEP}::int`
  await tx`delete from email_tokens`
  // Those that undo a change are a promise of seven days.
  await tx`delete from email_changes where not undoes`
  // Unknown tags expired: every instance counts its pages as old.
  await tx`truncate expired_tags`
}

/** After its provider's recovery. */
export async function finishRecoveryOf(url: string): Promise<void> {
  const sql = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(finishRecovery)
  } finally {
    await sql.end()
  }
}
