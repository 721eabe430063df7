import { eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, foundations, paymentEvents, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { blockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import { setEmail } from '@/lib/people/accounts/operations/set-email'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { write } from '@/lib/platform/write'
import { makeContext, staffActor } from '@/tests/support/context'
import { booksOf, eventOf, makeDonation } from '@/tests/support/donations'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const record = (event: PaymentEvent) => recordPaymentEvent(makeContext(SYSTEM), event)

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest]
}

type Donation = Awaited<ReturnType<typeof makeDonation>>
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
/** Everything that can happen to one payment, each at its time. */
const storyOf = (donation: Donation) => [
  eventOf(donation, 'pagado', { occurredAt: at(1) }),
  eventOf(donation, 'vencido', { occurredAt: at(2) }),
  eventOf(donation, 'reembolsado', { amountMinor: 500, occurredAt: at(3) }),
  eventOf(donation, 'reembolsado', { amountMinor: 2_000, occurredAt: at(4) }),
  eventOf(donation, 'disputado', { state: 'needs_response', occurredAt: at(5) }),
]

describe('webhooks of a payment', () => {
  it('paid, partially refunded, refunded, expired and disputed give the same books in each of their 120 orders', async () => {
    const { user } = await makeFoundation(db)
    const limit = pLimit(4)
    const orders = [...ordersOf([0, 1, 2, 3, 4])]
    const books = await Promise.all(
      orders.map((order) =>
        limit(async () => {
          const donation = await makeDonation({ foundationId: user.id })
          const story = storyOf(donation)
          for (const step of order) await record(story[step] as PaymentEvent)
          return booksOf(donation.id)
        }),
      ),
    )
    expect(books).toHaveLength(120)
    const expected = {
      status: 'reembolsado',
      paid: 2_000,
      refunded: 2_000,
      events: 5,
      issues: ['disputa'],
      receipts: 1,
    }
    expect(books).toEqual(books.map(() => expected))
  }, 120_000)

  it('each webhook delivered 50 times in parallel leaves one row, one effect and one receipt', async () => {
    const donation = await makeDonation()
    const story = [
      eventOf(donation, 'pagado'),
      eventOf(donation, 'reembolsado', { amountMinor: 500 }),
      eventOf(donation, 'disputado', { amountMinor: 300, state: 'lost' }),
    ]
    const deliveries = story.flatMap((event) => Array.from({ length: 50 }, () => event))
    await Promise.all(deliveries.map(record))
    expect(await booksOf(donation.id)).toEqual({
      status: 'aprobado',
      paid: 2_000,
      refunded: 800,
      events: 3,
      issues: ['disputa'],
      receipts: 1,
    })
  }, 60_000)

  it('a payment of another amount or currency is kept for staff and not booked', async () => {
    for (const wrong of [{ amountMinor: 1_999 }, { currency: 'pen' }, { amountMinor: null }]) {
      const donation = await makeDonation()
      await record(eventOf(donation, 'pagado', wrong))
      const refused = { status: 'pendiente', paid: 0, issues: ['monto distinto'], receipts: 0 }
      expect(await booksOf(donation.id)).toMatchObject(refused)
    }
  })

  it('a payment of an unknown donation is kept for staff', async () => {
    const event = eventOf({ id: 2_000_000_000, amountMinor: 2_000, currency: 'USD' }, 'pagado')
    await record(event)
    const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
    expect(row).toMatchObject({ donationId: null, issue: 'sin donación', amountMinor: 2_000 })
  })

  it('a checkout of another site that names a donation of ours is kept for staff and not booked', async () => {
    const donation = await makeDonation({ checkoutId: `cs_own_${Date.now()}` })
    const foreign = eventOf(donation, 'pagado', { checkoutId: 'cs_foreign', paymentId: 'pi_foreign' })
    await record(foreign)
    await record(eventOf(donation, 'vencido', { checkoutId: 'cs_foreign' }))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'pendiente', paid: 0, events: 0 })
    const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, foreign.id))
    expect(row).toMatchObject({ donationId: null, issue: 'sin donación' })
    await record(eventOf(donation, 'pagado'))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', issues: [], receipts: 1 })
  })

  it('a donation that is named by its number alone, or by another time, is paid from its own page alone', async () => {
    const [donation, own] = [await makeDonation(), await makeDonation({ checkoutId: `cs_of_${Date.now()}` })]
    for (const donationCreatedAt of [null, new Date(1)])
      await record(eventOf(donation, 'pagado', { donationCreatedAt, paymentId: `pi_else_${donation.id}` }))
    expect(await booksOf(donation.id)).toMatchObject({ paid: 0, events: 0 })
    await record(eventOf(donation, 'pagado'))
    await record(eventOf(own, 'pagado', { donationCreatedAt: null }))
    for (const { id } of [donation, own])
      expect(await booksOf(id)).toMatchObject({ paid: 2_000, receipts: 1 })
  })

  it('a refund of another payment that names a donation of ours takes nothing back', async () => {
    const donation = await makeDonation()
    await record(eventOf(donation, 'pagado'))
    const foreign = { donationId: donation.id, paymentId: `pi_foreign_${donation.id}` }
    await record(eventOf(donation, 'reembolsado', foreign))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', refunded: 0, events: 1 })
  })

  it('an expired payment page rejects the donation, and a payment that arrives later wins', async () => {
    const donation = await makeDonation()
    await record(eventOf(donation, 'vencido'))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'rechazado', receipts: 0 })
    await record(eventOf(donation, 'pagado'))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', receipts: 1 })
  })

  it('a refund that fails and a dispute that is won bring the money back', async () => {
    const donation = await makeDonation()
    await record(eventOf(donation, 'pagado'))
    await record(eventOf(donation, 'disputado', { state: 'under_review' }))
    await record(eventOf(donation, 'reembolsado', { amountMinor: 700, occurredAt: at(3) }))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'reembolsado', refunded: 2_000 })
    await record(eventOf(donation, 'disputado', { state: 'won' }))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', refunded: 700 })
    await record(eventOf(donation, 'reembolso fallido', { amountMinor: 700, occurredAt: at(4) }))
    expect(await booksOf(donation.id)).toMatchObject({
      refunded: 0,
      issues: ['disputa', 'disputa', 'reembolso fallido'],
    })
  })

  it('money for a foundation that was closed or suspended meanwhile is booked and kept for staff', async () => {
    const closed = await makeDonation()
    await db.update(users).set({ active: false }).where(eq(users.id, closed.foundationId))
    const refused = await makeDonation()
    await db
      .update(foundations)
      .set({ status: 'rechazada' })
      .where(eq(foundations.userId, refused.foundationId))
    for (const donation of [closed, refused]) {
      await record(eventOf(donation, 'pagado'))
      expect(await booksOf(donation.id)).toMatchObject({
        paid: 2_000,
        issues: ['fundación cerrada'],
        receipts: 1,
      })
    }
  })

  it('the receipt of such money promises no transfer, but what the donor can ask for; of a blocked foundation it waits', async () => {
    const [closed, blocked] = [await makeDonation(), await makeDonation()]
    const staff = makeContext(staffActor(5))
    const why = { motive: 'dinero', reason: 'Pide un adelanto por el transporte.' } as const
    await suspendAccount(staff, { accountId: closed.foundationId, ...why })
    await blockAccount(staff, { accountId: blocked.foundationId, reason: why.reason })
    for (const donation of [closed, blocked]) await record(eventOf(donation, 'pagado'))
    const receiptOf = async ({ donorId }: Donation) => {
      const [donor] = await db
        .select()
        .from(users)
        .where(eq(users.id, donorId ?? 0))
      return (await mailsTo(donor?.email ?? ''))[0]?.text
    }
    expect(await receiptOf(closed)).toMatch(/ya no recibía donaciones. El equipo lo revisa: responde/)
    expect(await receiptOf(closed)).not.toContain('transferimos')
    expect(await receiptOf(blocked)).toContain('transferimos')
    const resultOf = ({ id, donorId }: Donation) => findOwnDonation(db, id, donorId ?? 0)
    expect(await resultOf(closed)).toMatchObject({ isReviewed: true })
    expect(await resultOf(blocked)).toMatchObject({ isReviewed: false })
    await restoreAccount(staff, { accountId: closed.foundationId, reason: 'Se aclaró lo del transporte.' })
    expect(await resultOf(closed)).toMatchObject({ isReviewed: false })
  })

  it('the page of a donation knows what was returned, and whether the receipt went to the e-mail of now', async () => {
    const donation = await makeDonation()
    const result = () => findOwnDonation(db, donation.id, donation.donorId ?? 0)
    expect(await result()).toMatchObject({ receipt: null, refundedMinor: 0 })
    await record(eventOf(donation, 'pagado'))
    await record(eventOf(donation, 'reembolsado', { amountMinor: 500 }))
    expect(await result()).toMatchObject({ receipt: 'current e-mail', refundedMinor: 500 })
    const [donor] = await db
      .select()
      .from(users)
      .where(eq(users.id, donation.donorId ?? 0))
    if (donor) await write(makeContext(), (tx) => setEmail(tx, donor, newEmail(), new Date()))
    expect(await result()).toMatchObject({ receipt: 'former e-mail' })
  })

  it('the payment of somebody who deleted their account is booked without a receipt', async () => {
    const donation = await makeDonation()
    await db.delete(users).where(eq(users.id, donation.donorId ?? 0))
    await record(eventOf(donation, 'pagado'))
    expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', receipts: 0 })
  })

  it('what is kept of a webhook are ids, amounts, states and times', async () => {
    const columns = await db.execute<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_name = 'payment_events' order by 1`,
    )
    expect(columns.map(({ column_name }) => column_name)).toEqual([
      'amount_minor',
      'created_at',
      'currency',
      'donation_id',
      'id',
      'invoice_id',
      'issue',
      'kind',
      'monthly_gift_id',
      'object_id',
      'occurred_at',
      'payment_id',
      'settled_at',
      'state',
      'type',
    ])
  })

  it('a webhook expires the page of the foundation', async () => {
    const donation = await makeDonation()
    const ctx = makeContext(SYSTEM)
    await recordPaymentEvent(ctx, eventOf(donation, 'pagado'))
    expect(ctx.expired).toContain(`foundation:${donation.foundationId}`)
    const [row] = await db.select().from(donations).where(eq(donations.id, donation.id))
    expect(row?.paymentId).toBe(`pi_${donation.id}`)
  })
})
