import { and, eq, inArray } from 'drizzle-orm'
import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, monthlyGifts, outbox, paymentEvents } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { closeEndedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { type PaymentEvent, PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { stripePayments } from '@/lib/platform/integrations/payments/stripe'
import { makeContext } from '@/tests/support/context'
import { STRIPE_KEY, STRIPE_SECRET } from '@/tests/support/fakes/stripe-server'
import { type MadeGift, makeMonthlyGift, monthlyEvents, stateOfGift } from '@/tests/support/monthly-gifts'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const record = (event: PaymentEvent) => recordPaymentEvent(makeContext(SYSTEM), event)

async function recordAll(events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) await record(event)
}

/** Deterministic, and different for each seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, at) => ({
    item,
    key: ((seed + 1) * (at + 7) * 2_654_435_761) % 4_294_967_291,
  }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}

/** Two paid months, of which the second is returned, a third that failed twice, and the provider gives up. */
function storyOf(gift: MadeGift): PaymentEvent[] {
  const events = monthlyEvents(gift)
  return [
    events.completed(),
    events.paid(1),
    events.charged(1),
    events.paid(2),
    events.charged(2),
    events.refunded(2),
    events.failed(3, 1),
    events.failed(3, 2),
    events.ended('payment_failed', 3),
  ]
}

const month = (gift: MadeGift, n: number, status: string, refunded = 0) => ({
  status,
  paid: 2_000,
  refunded,
  invoiceId: `in_${gift.id}_${n}`,
  paymentId: `pi_${gift.id}_${n}`,
})

const receiptsIn = (mails: readonly string[]) => mails.filter((subject) => /^Recibimos/.test(subject)).length

describe('webhooks of a monthly gift', () => {
  it('payments, a refund, failed charges and the end give the same books in any order', async () => {
    const { user } = await makeFoundation(db)
    const limit = pLimit(4)
    const seeds = Array.from({ length: 16 }, (_, seed) => seed)
    await Promise.all(
      seeds.map((seed) =>
        limit(async () => {
          const gift = await makeMonthlyGift({ foundationId: user.id })
          await recordAll(shuffled(storyOf(gift), seed))
          const { gift: ended, months, issues, mails } = await stateOfGift(gift.id)
          expect(months).toEqual([month(gift, 1, 'aprobado'), month(gift, 2, 'reembolsado', 2_000)])
          expect(ended).toMatchObject({
            status: 'terminado',
            endReason: 'pago fallido',
            subscriptionId: `sub_${gift.id}`,
            startedAt: new Date('2026-09-20T12:05:00Z'),
            closedAt: expect.any(Date),
          })
          expect(issues).toEqual([])
          expect(receiptsIn(mails)).toBe(2)
          expect(mails.filter((subject) => /terminó$/.test(subject))).toHaveLength(1)
        }),
      ),
    )
    const orphans = await db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .innerJoin(donations, eq(donations.id, paymentEvents.donationId))
      .where(and(eq(donations.foundationId, user.id), eq(paymentEvents.issue, 'sin donación')))
    expect(orphans).toEqual([])
  }, 60_000)

  it('each delivered fifty times in parallel leaves one row, one effect and one receipt for each month', async () => {
    const gift = await makeMonthlyGift()
    const deliveries = storyOf(gift).flatMap((event) => Array.from({ length: 50 }, () => event))
    await Promise.all(shuffled(deliveries, 3).map(record))
    const { months, mails, issues } = await stateOfGift(gift.id)
    expect(months).toEqual([month(gift, 1, 'aprobado'), month(gift, 2, 'reembolsado', 2_000)])
    expect(receiptsIn(mails)).toBe(2)
    expect(issues).toEqual([])
    const ids = storyOf(gift).map(({ objectId }) => objectId)
    const rows = await db.select().from(paymentEvents).where(inArray(paymentEvents.objectId, ids))
    expect(rows).toHaveLength(9)
  }, 60_000)

  it('a failing charge is told once, however often the provider tries, and again after a paid month', async () => {
    const gift = await makeMonthlyGift()
    const events = monthlyEvents(gift)
    const failures = async () =>
      (await stateOfGift(gift.id)).mails.filter((subject) => /^No pudimos cobrar/.test(subject)).length
    await recordAll([events.completed(), events.paid(1), events.failed(2, 1), events.failed(2, 2)])
    expect(await failures()).toBe(1)
    // It has left: one that waits is withdrawn with the payment.
    await db.update(outbox).set({ sentAt: new Date() })
    expect((await stateOfGift(gift.id)).gift.failingSince).toEqual(expect.any(Date))
    await recordAll([events.paid(2), events.failed(2, 3)])
    expect(await failures()).toBe(1)
    expect((await stateOfGift(gift.id)).gift).toMatchObject({ status: 'activo', failingSince: null })
    await record(events.failed(3))
    expect(await failures()).toBe(2)
  })

  it('another amount than was agreed is kept for staff and not booked', async () => {
    const gift = await makeMonthlyGift()
    const events = monthlyEvents(gift)
    await recordAll([events.completed(), events.paid(2, { amountMinor: 3_000 })])
    const { months, issues } = await stateOfGift(gift.id)
    expect(months).toHaveLength(1)
    expect(issues).toEqual(['monto distinto'])
  })

  it('money that arrives after the end is booked, receipted and kept for staff', async () => {
    const gift = await makeMonthlyGift()
    const events = monthlyEvents(gift)
    await record(events.completed())
    await db
      .update(monthlyGifts)
      .set({ status: 'terminado', endedAt: new Date('2026-10-01'), endReason: 'donante' })
      .where(eq(monthlyGifts.id, gift.id))
    await recordAll([events.charged(2), events.paid(2)])
    const { gift: ended, months, issues, mails } = await stateOfGift(gift.id)
    expect(months.map(({ paid }) => paid)).toEqual([2_000, 2_000])
    expect(issues).toEqual(['aporte terminado'])
    expect(receiptsIn(mails)).toBe(2)
    expect(ended).toMatchObject({ status: 'terminado', endReason: 'donante', closedAt: null })
  })

  it('an expired page ends it without a mail, and a payment that is told later starts it', async () => {
    const gift = await makeMonthlyGift()
    const events = monthlyEvents(gift)
    await record(events.expired())
    expect(await stateOfGift(gift.id)).toMatchObject({
      gift: { status: 'terminado', endReason: 'sin pagar' },
      mails: [],
    })
    await recordAll([events.charged(1), events.paid(1)])
    expect(await stateOfGift(gift.id)).toMatchObject({
      gift: { status: 'activo', endReason: null },
      months: [month(gift, 1, 'aprobado')],
    })
  })

  it('one that is paid late, when its donor has begun anew, does not run beside the other', async () => {
    const late = await makeMonthlyGift()
    await record(monthlyEvents(late).expired())
    const { donorId, foundationId } = late
    const other = await makeMonthlyGift({ donorId, foundationId })
    await record(monthlyEvents(other).paid(1))
    await record(monthlyEvents(late).paid(1))
    expect((await stateOfGift(other.id)).gift.status).toBe('activo')
    expect((await stateOfGift(late.id)).gift).toMatchObject({
      status: 'terminado',
      endReason: 'reemplazado',
      closedAt: null,
    })
  })

  it('a subscription of another site that names a gift of ours changes nothing', async () => {
    const gift = await makeMonthlyGift()
    const foreign = monthlyEvents({ ...gift, createdAt: new Date('2026-01-01') }).paid(2)
    await record(foreign)
    expect(await stateOfGift(gift.id)).toMatchObject({ gift: { status: 'pendiente' }, issues: [] })
    const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, foreign.id))
    expect(row).toMatchObject({ donationId: null, monthlyGiftId: null, issue: 'sin donación' })
  })

  it('months of a gift by somebody who deleted their account are booked without a receipt', async () => {
    const { user } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    const gift = await makeMonthlyGift({ foundationId: user.id, petId: pet.id })
    const events = monthlyEvents(gift)
    await record(events.completed())
    const ended = {
      status: 'terminado',
      endedAt: new Date('2026-10-01'),
      endReason: 'cuenta eliminada',
    } as const
    await db
      .update(monthlyGifts)
      .set({ ...ended, donorId: null })
      .where(eq(monthlyGifts.id, gift.id))
    await record(events.paid(2))
    expect(await stateOfGift(gift.id)).toMatchObject({
      months: [{ paid: 2_000 }, { paid: 2_000 }],
      issues: ['aporte terminado'],
    })
  })
})

it('a provider that is away is asked a few times, not once for every gift that waits', async () => {
  const { user } = await makeFoundation(db)
  const ended = { status: 'terminado', endReason: 'donante', endedAt: new Date() } as const
  const gifts = await Promise.all(
    Array.from({ length: 8 }, () => makeMonthlyGift({ foundationId: user.id, ...ended })),
  )
  let asked = 0
  const away = {
    ...stripePayments({ secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET }),
    stopMonthly: () => {
      asked++
      return Promise.reject(new PaymentFailure('away', 'outage'))
    },
  }
  expect((await closeEndedGifts(makeContext(SYSTEM), { provider: away })).open).toBeGreaterThanOrEqual(
    gifts.length,
  )
  expect(asked).toBe(5)
})
