import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MONTHLY_END_REASONS, MONTHLY_STATUSES } from '@/lib/text/vocabulary'
import { anyOf, createdAt, timestamptz } from './columns'
import { currencyCode } from './enums'
import { foundations } from './foundations'
import { pets } from './pets'
import { users } from './users'

/** `lib/money/donations/monthly-ledger` makes its state; each charge is a row of `donations`. */
export const monthlyGifts = pgTable(
  'monthly_gifts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the donor's account is deleted, which ends it. */
    donorId: integer('donor_id').references(() => users.id, { onDelete: 'set null' }),
    foundationId: integer('foundation_id')
      .notNull()
      .references(() => foundations.userId),
    /** Null for the whole foundation, and once the pet is deleted. */
    petId: integer('pet_id').references(() => pets.id, { onDelete: 'set null' }),
    /** Whether the foundation sees the donor's name instead of a number. */
    named: boolean('named').notNull().default(false),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: currencyCode('currency').notNull(),
    status: text('status', { enum: MONTHLY_STATUSES }).notNull().default('pendiente'),
    subscriptionId: text('subscription_id').unique(),
    createdAt: createdAt(),
    /** When it began, which gives its day of the month. */
    startedAt: timestamptz('started_at'),
    /** Since when the provider charges nothing, because one of its two accounts is blocked. */
    pausedAt: timestamptz('paused_at'),
    /** First failed charge since the last paid one; the donor was told. */
    failingSince: timestamptz('failing_since'),
    endedAt: timestamptz('ended_at'),
    endReason: text('end_reason', { enum: MONTHLY_END_REASONS }),
    /** When the provider confirmed the end; until then the hourly cleanup asks it to stop. */
    closedAt: timestamptz('closed_at'),
  },
  (t) => [
    uniqueIndex('monthly_gifts_once')
      .on(t.donorId, t.foundationId, sql`coalesce(${t.petId}, 0)`)
      .where(sql`${t.status} <> 'terminado'`),
    index('monthly_gifts_donor').on(t.donorId, t.createdAt),
    index('monthly_gifts_foundation').on(t.foundationId).where(sql`${t.status} <> 'terminado'`),
    index('monthly_gifts_pet').on(t.petId),
    index('monthly_gifts_open').on(t.endedAt).where(sql`${t.status} = 'terminado' and ${t.closedAt} is null`),
    check('monthly_gifts_amount', sql`${t.amountMinor} > 0`),
    check('monthly_gifts_not_own', sql`${t.donorId} <> ${t.foundationId}`),
    check('monthly_gifts_status', sql`${t.status} in ${anyOf(MONTHLY_STATUSES)}`),
    check('monthly_gifts_reason', sql`${t.endReason} in ${anyOf(MONTHLY_END_REASONS)}`),
    check('monthly_gifts_started', sql`${t.status} <> 'activo' or ${t.startedAt} is not null`),
    check(
      'monthly_gifts_ended',
      sql`(${t.status} = 'terminado') = (${t.endedAt} is not null)
        and (${t.status} = 'terminado') = (${t.endReason} is not null)
        and (${t.status} = 'terminado' or ${t.closedAt} is null)`,
    ),
  ],
)
