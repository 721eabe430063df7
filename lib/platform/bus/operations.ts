import { sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { expiredTags } from '@/db/schema'
import { EXPIRED_TAGS_CHANNEL, expiryPayloads, FULL_QUEUE, instanceId } from './messages'

/**
 * Tells every instance, by a message and by rows, if the transaction commits. Call it last in that of the change. Where the
 * queue of messages is nearly full, as behind a session that listens and hangs, by rows alone: the commit would fail.
 */
export async function announceExpiry(tx: Tx, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)]
  if (unique.length === 0) return
  // A restored backup may hold rows of a transaction id that comes again.
  await tx.execute(sql`
    with rows as (
      insert into ${expiredTags} (tag) select jsonb_array_elements_text(${JSON.stringify(unique)}::jsonb)
      on conflict (transaction_id, tag) do update set expired_at = excluded.expired_at
    )
    select pg_notify(${EXPIRED_TAGS_CHANNEL}, pg_current_xact_id()::text || ' ' || payload)
    from jsonb_array_elements_text(${JSON.stringify(expiryPayloads(unique, instanceId))}::jsonb) payload
    where pg_notification_queue_usage() <= ${FULL_QUEUE}`)
}

/** Longer than any process is cut off from the database and still trusted with what it kept. */
const KEPT_DAYS = 2
/** About 40 MB; at a hundred changes a second still a quarter of an hour. */
const MAX_ROWS = 500_000

/** Deletes the oldest rows, but none of the newest transaction: the oldest row says from when on the table is complete. */
export async function pruneExpiredTags(db: Db, maxRows = MAX_ROWS): Promise<number> {
  const { count } = await db.execute(sql`
    delete from ${expiredTags}
    where transaction_id < (select transaction_id from ${expiredTags} order by transaction_id desc limit 1)
      and (expired_at < now() - make_interval(days => ${KEPT_DAYS}) or transaction_id <= (
        select transaction_id from ${expiredTags} order by transaction_id desc offset ${maxRows} limit 1))`)
  return count
}
