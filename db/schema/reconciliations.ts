import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYMENT_DIFFERENCES } from '@/lib/text/vocabulary'
import { anyOf, timestamptz } from './columns'
import { donations } from './donations'

/** One row per day, which its run holds. */
export const reconciliations = pgTable('reconciliations', {
  /** A day of UTC. */
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Fencing token: of two runs that believe they hold the day, the one with the higher number does. */
  attempt: integer('attempt').notNull().default(1),
  /** A killed run leaves it behind. */
  claimedUntil: timestamptz('claimed_until').notNull(),
  finishedAt: timestamptz('finished_at'),
  /** What happened since then is compared; null before the first part is. */
  comparedSince: timestamptz('compared_since'),
  payments: integer('payments').notNull().default(0),
})

/** The provider's books and ours differ; neither is changed by it. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: PAYMENT_DIFFERENCES }).notNull(),
    paymentId: text('payment_id').notNull(),
    /** Null for a payment that names none of ours. */
    donationId: integer('donation_id').references(() => donations.id),
    oursMinor: bigint('ours_minor', { mode: 'number' }),
    oursCurrency: text('ours_currency'),
    /** State of a dispute. */
    oursState: text('ours_state'),
    theirsMinor: bigint('theirs_minor', { mode: 'number' }),
    theirsCurrency: text('theirs_currency'),
    theirsState: text('theirs_state'),
    foundAt: timestamptz('found_at').notNull(),
    /** When a later comparison no longer found it. */
    resolvedAt: timestamptz('resolved_at'),
    settledAt: timestamptz('settled_at'),
  },
  (t) => [
    uniqueIndex('payment_differences_once').on(t.paymentId, t.kind).where(sql`${t.resolvedAt} is null`),
    index('payment_differences_open')
      .on(t.foundAt)
      .where(sql`${t.resolvedAt} is null and ${t.settledAt} is null`),
    check('payment_differences_kind', sql`${t.kind} in ${anyOf(PAYMENT_DIFFERENCES)}`),
  ],
)
