import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  MONTHLY_END_REASONS,
  MONTHLY_STATUSES,
  PAYMENT_DIFFERENCES,
  PAYMENT_EVENT_KINDS,
  PAYMENT_ISSUES,
} from '@/lib/text/vocabulary'
import { anyOf, createdAt, timestamptz } from './columns'
import { currencyCode, donationStatus } from './enums'
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

/** `lib/money/donations/ledger` makes state and amounts from the payment's events. */
export const donations = pgTable(
  'donations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the donor's account is deleted: the foundation keeps its records. */
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
    status: donationStatus('status').notNull().default('pendiente'),
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull().default(0),
    /** Refunds, and what a dispute took back. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    checkoutId: text('checkout_id').unique(),
    checkoutUrl: text('checkout_url'),
    /** Refunds and disputes name the payment alone. */
    paymentId: text('payment_id'),
    /** Its first donation is written before it is paid. */
    monthlyGiftId: integer('monthly_gift_id').references(() => monthlyGifts.id),
    invoiceId: text('invoice_id').unique(),
    createdAt: createdAt(),
    /** When the payment was made, by the provider's time: the day and year in which the donation counts. */
    paidAt: timestamptz('paid_at'),
    /** Whether its pet had been adopted before that, as it stood at the booking. Null without a pet, a payment, or in older rows. */
    petHadHome: boolean('pet_had_home'),
    statusChangedAt: timestamptz('status_changed_at').notNull().defaultNow(),
    /** When the receipt was put into the outbox, once. */
    receiptAt: timestamptz('receipt_at'),
  },
  (t) => [
    index('donations_donor').on(t.donorId, t.createdAt),
    index('donations_foundation').on(t.foundationId, t.createdAt),
    index('donations_pet').on(t.petId),
    index('donations_monthly').on(t.monthlyGiftId),
    uniqueIndex('donations_payment').on(t.paymentId),
    check('donations_amount', sql`${t.amountMinor} > 0`),
    check('donations_not_own', sql`${t.donorId} <> ${t.foundationId}`),
    check('donations_paid', sql`${t.paidMinor} in (0, ${t.amountMinor})`),
    check('donations_refunded', sql`${t.refundedMinor} between 0 and ${t.paidMinor}`),
    check('donations_status', sql`(${t.status} in ('aprobado', 'reembolsado')) = (${t.paidMinor} > 0)`),
  ],
)

/** Without personal data. The key makes repeated webhooks harmless; books follow from the events in any order. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    kind: text('kind', { enum: PAYMENT_EVENT_KINDS }).notNull(),
    /** Null until the payment is known. */
    donationId: integer('donation_id').references(() => donations.id),
    paymentId: text('payment_id'),
    /** Null for events of single donations, and of those that name the payment alone. */
    monthlyGiftId: integer('monthly_gift_id').references(() => monthlyGifts.id),
    invoiceId: text('invoice_id'),
    objectId: text('object_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    currency: text('currency'),
    state: text('state'),
    /** Null when all is well. */
    issue: text('issue', { enum: PAYMENT_ISSUES }),
    settledAt: timestamptz('settled_at'),
    /** The provider's time. */
    occurredAt: timestamptz('occurred_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_events_donation').on(t.donationId),
    index('payment_events_payment').on(t.paymentId),
    index('payment_events_monthly').on(t.monthlyGiftId),
    index('payment_events_invoice').on(t.invoiceId),
    index('payment_events_issue').on(t.createdAt).where(sql`${t.issue} is not null`),
    check('payment_events_kind', sql`${t.kind} in ${anyOf(PAYMENT_EVENT_KINDS)}`),
    check('payment_events_known_issue', sql`${t.issue} in ${anyOf(PAYMENT_ISSUES)}`),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    foundationId: integer('foundation_id')
      .notNull()
      .references(() => foundations.userId),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Kept by the payment provider. */
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull().default(0),
    currency: currencyCode('currency').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** The reference of the bank transfer. */
    reference: text('reference').notNull(),
    /** Null for deleted accounts. */
    enteredBy: integer('entered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Of one that was noted wrongly or came back from the bank: it stays in the list and does not count. */
    reversedAt: timestamptz('reversed_at'),
    /** The foundation reads it. */
    reversalReason: text('reversal_reason'),
  },
  (t) => [
    uniqueIndex('payouts_once').on(t.foundationId, t.reference).where(sql`${t.reversedAt} is null`),
    check('payouts_amount', sql`${t.amountMinor} > 0`),
    check('payouts_fee', sql`${t.feeMinor} >= 0`),
    check('payouts_reference', sql`char_length(${t.reference}) between 3 and 60`),
    check('payouts_reversal', sql`(${t.reversedAt} is null) = (${t.reversalReason} is null)`),
    check('payouts_reversal_reason', sql`char_length(${t.reversalReason}) between 3 and 200`),
  ],
)

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
