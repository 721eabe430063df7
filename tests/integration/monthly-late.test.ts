import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
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
