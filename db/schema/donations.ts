import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { currencyCode, donationStatus } from './enums'
import { foundations } from './foundations'
import { users } from './users'

export const donations = pgTable(
  'donations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the donor's account is deleted: the foundation keeps its donation records. */
    donorId: integer('donor_id').references(() => users.id, { onDelete: 'set null' }),
    foundationId: integer('foundation_id')
      .notNull()
      .references(() => foundations.userId),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: currencyCode('currency').notNull(),
    status: donationStatus('status').notNull().default('pendiente'),
    checkoutId: text('checkout_id').unique(),
    checkoutUrl: text('checkout_url'),
    createdAt: createdAt(),
    statusChangedAt: timestamptz('status_changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('donations_donor').on(t.donorId, t.createdAt),
    index('donations_foundation').on(t.foundationId, t.createdAt),
    check('donations_amount', sql`${t.amountMinor} > 0`),
    check('donations_not_own', sql`${t.donorId} <> ${t.foundationId}`),
  ],
)

/** The primary key makes a repeated webhook harmless. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  donationId: integer('donation_id').references(() => donations.id),
  payload: jsonb('payload').notNull(),
  createdAt: createdAt(),
})
