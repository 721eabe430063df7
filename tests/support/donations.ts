import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { donations, outbox, paymentEvents, payouts } from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import type { PaymentEventKind } from '@/lib/text/vocabulary'

type NewDonation = Partial<typeof donations.$inferInsert>

/** A pending donation of $ 20, by a new person to a new foundation unless given. */
export async function makeDonation(overrides: NewDonation = {}) {
  const donorId = overrides.donorId ?? (await makeUser(db)).id
  const foundationId = overrides.foundationId ?? (await makeFoundation(db)).user.id
  const amountMinor = overrides.amountMinor ?? 2_000
  const books = createBooks(overrides.status ?? 'pendiente', amountMinor)
  const [row] = await db
    .insert(donations)
    .values({ currency: 'USD', ...books, ...overrides, donorId, foundationId, amountMinor })
    .returning()
  if (!row) throw new Error('The donation was not written')
  return row
}

/** A payout of $ 15, and $ 1 for the provider, of a new donation of $ 20 unless the foundation is given. */
export async function makePayout(overrides: Partial<typeof payouts.$inferInsert> = {}) {
  const foundationId = overrides.foundationId ?? (await makeDonation({ status: 'aprobado' })).foundationId
  const paidOn = new Date().toISOString().slice(0, 10)
  const [row] = await db
    .insert(payouts)
    .values({
      ...{ amountMinor: 1_500, feeMinor: 100, currency: 'USD', paidOn, reference: 'TRF-1' },
      ...overrides,
      foundationId,
    })
    .returning()
  if (!row) throw new Error('The payout was not written')
  return row
}

const NO_MONTH = {
  monthlyGiftId: null,
  giftCreatedAt: null,
  subscriptionId: null,
  invoiceId: null,
  isFirstInvoice: false,
}

type Donation = typeof donations.$inferSelect

/** What Stripe would tell of a donation; events after the payment name the payment alone. */
export function eventOf(
  {
    id,
    amountMinor,
    currency,
    createdAt,
    checkoutId,
  }: Pick<Donation, 'id' | 'amountMinor' | 'currency'> & { createdAt?: Date; checkoutId?: string | null },
  kind: PaymentEventKind,
  overrides: Partial<PaymentEvent> = {},
): PaymentEvent {
  const isOfCheckout = kind === 'pagado' || kind === 'vencido' || kind === 'fallido'
  return {
    id: `evt_${randomUUID()}`,
    type: `test.${kind}`,
    kind,
    ...NO_MONTH,
    donationId: isOfCheckout ? id : null,
    donationCreatedAt: (isOfCheckout && createdAt) || null,
    checkoutId: isOfCheckout ? (checkoutId ?? `cs_${id}`) : null,
    paymentId: kind === 'vencido' ? null : `pi_${id}`,
    objectId: `${kind}_${id}`,
    amountMinor,
    currency: currency.toLowerCase(),
    state: null,
    occurredAt: new Date('2026-11-20T12:00:00Z'),
    ...overrides,
  }
}

/** The books of a donation, how many events it has, and how many receipts were mailed. */
export async function booksOf(donationId: number) {
  const [row] = await db.select().from(donations).where(eq(donations.id, donationId))
  const mails = await db.select({ html: outbox.html }).from(outbox)
  const events = await db
    .select({ id: paymentEvents.id, issue: paymentEvents.issue })
    .from(paymentEvents)
    .where(eq(paymentEvents.donationId, donationId))
  return {
    status: row?.status,
    paid: row?.paidMinor,
    refunded: row?.refundedMinor,
    events: events.length,
    issues: events.flatMap(({ issue }) => issue ?? []).toSorted(),
    receipts: mails.filter(
      ({ html }) =>
        html.includes(`Donación N.º ${donationId}<`) || html.includes(`Donación N.º ${donationId}\n`),
    ).length,
  }
}
