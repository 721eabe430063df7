import { sql } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** A transaction id that never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Cache tags that a committed change expired, for other instances. Rows are only added and pruned: an upsert on a row per
 * tag would make writers wait for each other. The transaction lets a reader ask for what it has not seen yet.
 */
export const expiredTags = pgTable(
  'expired_tags',
  {
    transactionId: xid8('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    tag: text('tag').notNull(),
    expiredAt: timestamptz('expired_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.tag] })],
)
