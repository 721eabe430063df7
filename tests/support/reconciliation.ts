import { inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { donations, paymentDifferences, paymentEvents } from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import type { FakePayment } from './fakes/stripe-books'

let made = 0

/** As many paid donations of 20 USD as days are given, as webhooks told us and as the provider has them. */
export async function makePaid(times: readonly Date[]): Promise<(FakePayment & { donationId: number })[]> {
  const { id: donorId } = await makeUser(db)
  const { user } = await makeFoundation(db)
  const run = `${process.pid}_${++made}`
  const gift = { donorId, foundationId: user.id, amountMinor: 2_000, currency: 'USD' as const }
  const rows = await db
    .insert(donations)
    .values(
      times.map((createdAt, n) => ({
        ...gift,
        ...createBooks('aprobado', 2_000),
        paymentId: `pi_${run}_${n}`,
        createdAt,
        receiptAt: createdAt,
      })),
    )
    .returning({ id: donations.id, paymentId: donations.paymentId })
  const payments = rows.map(({ id, paymentId }, n) => ({
    id: paymentId ?? '',
    donationId: id,
    amount: 2_000,
    currency: 'usd',
    created: times[n] ?? new Date(0),
  }))
  await db.insert(paymentEvents).values(payments.map(paidEvent))
  return payments
}

/** The webhook of a payment, as it is kept. */
export const paidEvent = ({ id, donationId, created, amount, currency }: FakePayment) => ({
  id: `evt_${id}`,
  type: 'checkout.session.completed',
  kind: 'pagado' as const,
  donationId: donationId ?? null,
  paymentId: id,
  objectId: id.replace('pi_', 'cs_'),
  amountMinor: amount,
  currency,
  occurredAt: created,
})

/** The differences of these payments, in the order in which they were found. */
export const differencesOf = (payments: readonly { id: string }[]) =>
  db
    .select()
    .from(paymentDifferences)
    .where(
      inArray(
        paymentDifferences.paymentId,
        payments.map(({ id }) => id),
      ),
    )
    .orderBy(paymentDifferences.id)
