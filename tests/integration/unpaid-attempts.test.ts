import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, foundations, monthlyGifts, paymentEvents, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { eraseAccount } from '@/lib/privacy/operations'
import { daysBefore } from '@/lib/text/durations'
import { makeContext, makePerson } from '@/tests/support/context'

const GIFT = { amountMinor: 500, currency: 'USD' } as const

/** A foundation that is deleted after somebody opened a page to give to it each month. */
async function deletedAfter(
  status: 'rechazado' | 'pendiente' | 'aprobado',
  { days = 31, closedAt = new Date() }: { days?: number; closedAt?: Date | null } = {},
) {
  const { user } = await makeFoundation(db)
  const both = { ...GIFT, foundationId: user.id, donorId: (await makePerson()).id }
  const [gift] = await db
    .insert(monthlyGifts)
    .values({ ...both, status: 'terminado', endedAt: new Date(), endReason: 'sin pagar', closedAt })
    .returning()
  const monthlyGiftId = gift?.id ?? 0
  const paidMinor = status === 'aprobado' ? GIFT.amountMinor : 0
  const [donation] = await db
    .insert(donations)
    .values({ ...both, monthlyGiftId, status, paidMinor, createdAt: daysBefore(new Date(), days) })
    .returning()
  const donationId = donation?.id ?? 0
  const id = `evt of ${donationId}`
  const event = { id, type: 'checkout.session.expired', kind: 'vencido', objectId: id } as const
  await db.insert(paymentEvents).values({ ...event, donationId, monthlyGiftId, occurredAt: new Date() })
  await eraseAccount(makeContext(), user.id)
  return { id: user.id, event: id }
}

it('a foundation that only pages nobody paid on name is deleted whole, and so are they', async () => {
  const { id, event } = await deletedAfter('rechazado')
  expect(await db.$count(users, eq(users.id, id))).toBe(0)
  expect(await db.$count(donations, eq(donations.foundationId, id))).toBe(0)
  // A repeated webhook is known by its key.
  expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event))).toMatchObject([
    { donationId: null, monthlyGiftId: null },
  ])
})

it.each(['pendiente', 'aprobado'] as const)(
  'a foundation with a donation %s keeps its name',
  async (status) => {
    const { id } = await deletedAfter(status)
    expect(await db.$count(foundations, eq(foundations.userId, id))).toBe(1)
    expect(await db.$count(donations, eq(donations.foundationId, id))).toBe(1)
  },
)

it.each([
  ['an attempt of the last month, which may be paid late', { days: 29 }],
  ['a monthly gift that the provider has still to be told of', { closedAt: null }],
])('a foundation with %s keeps its name', async (_what, changes) => {
  const { id } = await deletedAfter('rechazado', changes)
  expect(await db.$count(foundations, eq(foundations.userId, id))).toBe(1)
  expect(await db.$count(donations, eq(donations.foundationId, id))).toBe(1)
})
