import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { startDonation } from '@/lib/money/donations/operations/start'
import { madeBy, receivedBy } from '@/lib/money/donations/queries'
import { listTotals } from '@/lib/money/donations/total-queries'
import { write } from '@/lib/platform/write'
import { makePerson } from '@/tests/support/context'
import { StripeServer } from '@/tests/support/fakes/stripe-server'

const server = new StripeServer()
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await server.start()
})
beforeEach(() => {
  server.behaviour = 'healthy'
  server.healthyFor = Number.POSITIVE_INFINITY
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

async function pair() {
  const { user } = await makeFoundation(db)
  const donor = await makePerson()
  const start = (
    wish: { amount?: number; named?: boolean; monthly?: boolean } = {},
    provider = server.client,
  ) =>
    startDonation(
      donor.newContext(),
      { foundationId: user.id, petId: null, amount: 20, named: false, ...wish },
      provider,
    )
  const made = () => db.select().from(donations).where(eq(donations.donorId, donor.id)).orderBy(donations.id)
  return { foundationId: user.id, donor, start, made }
}
const pageAt = (url: string) => server.sessions.find((session) => session.url === url)

describe('an amount that the payment provider refuses', () => {
  it.each([false, true])('is awaited by nobody, monthly: %s', async (monthly) => {
    const { foundationId, donor, start, made } = await pair()
    server.behaviour = 'too large'
    await expect(start({ monthly })).rejects.toMatchObject({ fields: { monto: /un monto tan alto/ } })
    expect(await made()).toMatchObject([{ status: 'rechazado', checkoutId: null }])
    for (const which of [
      madeBy({ id: donor.id, countryId: null }),
      receivedBy({ id: foundationId, countryId: null }),
    ])
      expect(await listTotals(db, which)).toMatchObject([{ pendingCount: 0, pendingMinor: 0 }])
    const gifts = await db.select().from(monthlyGifts).where(eq(monthlyGifts.donorId, donor.id))
    expect(gifts.map(({ status, endReason }) => [status, endReason])).toEqual(
      monthly ? [['terminado', 'sin pagar']] : [],
    )
  })
})

describe('the same donation under another name', () => {
  it('changes the name on a page that nobody has paid on', async () => {
    const { start, made } = await pair()
    const first = await start()
    expect(await start({ named: true })).toEqual(first)
    expect(await made()).toMatchObject([{ named: true }])
  })

  it('leaves one alone that is paid and not told yet, whose link is the same', async () => {
    const { start, made } = await pair()
    const first = await start()
    server.pay(pageAt(first.url)?.id ?? '')
    expect(await start({ named: true })).toEqual(first)
    expect(await made()).toMatchObject([{ named: false }])
  })

  it.each([false, true])(
    'is a new one while nobody knows whether it is paid, monthly: %s',
    async (monthly) => {
      const { start, made } = await pair()
      const first = await start({ monthly })
      const silent = {
        ...server.client,
        findCheckoutState: async () => {
          server.healthyFor = 0
          return server.client.findCheckoutState('').finally(() => {
            server.healthyFor = Number.POSITIVE_INFINITY
          })
        },
      }
      const other = await start({ monthly, named: true }, silent)
      expect(other.url).not.toBe(first.url)
      expect((await made()).map(({ named }) => named)).toEqual([false, true])
    },
  )
})

it('a monthly gift that ends while its page is being opened leaves no page to pay on', async () => {
  const { donor, start, made } = await pair()
  const slow = {
    ...server.client,
    openCheckout: async (order: Parameters<typeof server.client.openCheckout>[0]) => {
      const now = new Date()
      await write(donor.newContext(), (tx) =>
        endMonthlyGifts(tx, { donorId: donor.id }, { reason: 'donante', now }),
      )
      // Whoever ended it found no page.
      await db
        .update(monthlyGifts)
        .set({ closedAt: now })
        .where(and(eq(monthlyGifts.donorId, donor.id), eq(monthlyGifts.status, 'terminado')))
      return server.client.openCheckout(order)
    },
  }
  await expect(start({ monthly: true }, slow)).rejects.toMatchObject({
    code: 'conflict',
    message: /No se cobró nada/,
  })
  const [left] = await made()
  expect(server.sessions.find(({ id }) => id === left?.checkoutId)?.status).toBe('expired')
})
