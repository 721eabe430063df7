import { sql } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** Never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * For other instances. Rows are only added and pruned, as upserts would make writers wait for each other; the
 * transaction id lets a reader ask for what it has not seen.
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
