import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, paymentEvents, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { makeContext } from '@/tests/support/context'
import { type MadeGift, makeMonthlyGift, monthlyEvents, stateOfGift } from '@/tests/support/monthly-gifts'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const record = (event: PaymentEvent) => recordPaymentEvent(makeContext(SYSTEM), event)

const setPet =
  (status: 'adoptado' | 'inactivo') =>
  ({ petId }: MadeGift) =>
    db
      .update(pets)
      .set({ status })
      .where(eq(pets.id, petId ?? 0))
const suspend = (id: number) =>
  db
    .update(users)
    .set({ active: false, suspendedAt: new Date(), suspensionReason: 'Pide un adelanto.' })
    .where(eq(users.id, id))

describe('a monthly gift whose payment page expired', () => {
  it.each([
    ['its pet was adopted', 'adoptada', setPet('adoptado')],
    ['its pet was withdrawn', 'retirada', setPet('inactivo')],
    [
      'its foundation was suspended',
      'fundación cerrada',
      ({ foundationId }: MadeGift) => suspend(foundationId),
    ],
    ['its donor was suspended', 'cuenta suspendida', ({ donorId }: MadeGift) => suspend(donorId ?? 0)],
  ])('is not charged again when it is paid late and %s meanwhile', async (_, endReason, change) => {
    const { user } = await makeFoundation(db)
    const gift = await makeMonthlyGift({
      foundationId: user.id,
      petId: (await makePet(db, { ownerId: user.id })).id,
    })
    const events = monthlyEvents(gift)
    await record(events.expired())
    await change(gift)
    await record({ ...events.completed(), occurredAt: new Date('2026-09-20T13:00:00Z') })
    const state = await stateOfGift(gift.id)
    expect(state.gift).toMatchObject({ status: 'terminado', endReason, closedAt: null })
    expect(state).toMatchObject({ months: [{ paid: 2_000 }], issues: ['aporte terminado'] })
  })
})

describe('a month that was paid after the end', () => {
  it('is shown to staff in whatever order the two are told, and not once that was no end', async () => {
    const inOrder = (events: ReturnType<typeof monthlyEvents>) => [
      events.ended('cancellation_requested', 1),
      events.paid(2),
      events.charged(2),
    ]
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 1, 0],
    ]) {
      const gift = await makeMonthlyGift()
      const events = monthlyEvents(gift)
      await record(events.completed())
      await record(events.charged(1))
      const told = inOrder(events)
      for (const at of order) if (told[at]) await record(told[at])
      const { gift: ended, months, issues } = await stateOfGift(gift.id)
      expect(ended).toMatchObject({ status: 'terminado', endReason: 'proveedor' })
      expect(months).toMatchObject([{ paid: 2_000 }, { paid: 2_000 }])
      expect(issues).toEqual(['aporte terminado'])
    }
  })
})

it('the donor is told of a late month until staff have settled it, and of no other that staff look at it', async () => {
  const gift = await makeMonthlyGift()
  const events = monthlyEvents(gift)
  await record(events.completed())
  await record(events.ended('cancellation_requested', 1))
  await record(events.paid(2))
  const months = await db
    .select()
    .from(donations)
    .where(eq(donations.monthlyGiftId, gift.id))
    .orderBy(donations.id)
  const areLate = () =>
    Promise.all(months.map(async ({ id }) => (await findOwnDonation(db, id, gift.donorId ?? 0))?.isLate))
  expect(await areLate()).toEqual([false, true])
  await db
    .update(paymentEvents)
    .set({ settledAt: new Date() })
    .where(eq(paymentEvents.monthlyGiftId, gift.id))
  expect(await areLate()).toEqual([false, false])
})

describe('another subscription that names the same gift', () => {
  it('ends nothing when it ends, told before the payment or after it', async () => {
    for (const isFirst of [true, false]) {
      const gift = await makeMonthlyGift()
      const events = monthlyEvents(gift)
      const other = `sub_other_${gift.id}`
      const over = { ...events.ended('cancellation_requested', 1), objectId: other, subscriptionId: other }
      for (const event of isFirst ? [over, events.completed()] : [events.completed(), over])
        await record(event)
      expect((await stateOfGift(gift.id)).gift).toMatchObject({
        status: 'activo',
        subscriptionId: `sub_${gift.id}`,
        closedAt: null,
      })
    }
  })
})
