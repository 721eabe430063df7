import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, foundations, monthlyGifts, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { recordPayout } from '@/lib/moderation/staff/money/payout-operations'
import { discardDonation, listUnfinished, outcomeOf } from '@/lib/money/donations/operations/outcome'
import { simulatePayment } from '@/lib/money/donations/operations/simulate'
import { startDonation } from '@/lib/money/donations/operations/start'
import { closeCheckouts } from '@/lib/money/donations/operations/unpaid'
import { madeBy } from '@/lib/money/donations/queries'
import { listPayouts, listTotals } from '@/lib/money/donations/total-queries'
import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { deleteAccount } from '@/lib/privacy/operations'
import { later, makeContext, makePerson, staffActor } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { StripeServer } from '@/tests/support/fakes/stripe-server'

const server = new StripeServer()
beforeAll(() => server.start())
beforeEach(() => {
  server.behaviour = 'healthy'
})
afterAll(() => server.stop())

const SYSTEM = { kind: 'system', name: 'tests' } as const
const STAFF = staffActor(5)
const run = (now = new Date()) => closeCheckouts(makeContext(SYSTEM, { now }), { provider: server.client })
const suspend = (accountId: number, ctx = makeContext(STAFF)) =>
  suspendAccount(ctx, { accountId, motive: 'dinero', reason: 'Pide un adelanto por el transporte.' })

type Person = Awaited<ReturnType<typeof makePerson>>

/** A payment page that nobody has paid on. */
async function openPage(foundationId: number, provider?: typeof server.client, known?: Person) {
  const donor = known ?? (await makePerson())
  const gift = { foundationId, petId: null, amount: 20, named: false }
  const { donationId } = await startDonation(donor.ctx, gift, provider)
  const [donation] = await db.select().from(donations).where(eq(donations.id, donationId))
  return { donationId, checkoutId: donation?.checkoutId ?? '' }
}
const statusOf = async (id: number) =>
  (await db.select().from(donations).where(eq(donations.id, id)))[0]?.status
const pageOf = (checkoutId: string) => server.sessions.find(({ id }) => id === checkoutId)?.status

describe('the payment pages of a foundation that no longer receives donations', () => {
  it.each([
    ['is suspended', (id: number) => db.update(users).set(suspendedNow()).where(eq(users.id, id))],
    [
      'lost its approval',
      (id: number) => db.update(foundations).set({ status: 'rechazada' }).where(eq(foundations.userId, id)),
    ],
  ])('are closed at the provider when it %s, those of others stay open', async (_why, close) => {
    const [{ user }, { user: other }] = [await makeFoundation(db), await makeFoundation(db)]
    const [page, stays] = [await openPage(user.id, server.client), await openPage(other.id, server.client)]
    await close(user.id)
    expect(await run()).toBe(1)
    expect([pageOf(page.checkoutId), await statusOf(page.donationId)]).toEqual(['expired', 'rechazado'])
    expect([pageOf(stays.checkoutId), await statusOf(stays.donationId)]).toEqual(['open', 'pendiente'])
    expect(await run()).toBe(0)
  })

  it('are left alone once somebody has paid there: the money is booked', async () => {
    const { user } = await makeFoundation(db)
    const page = await openPage(user.id, server.client)
    server.pay(page.checkoutId)
    await suspend(user.id)
    expect(await run()).toBe(0)
    expect([pageOf(page.checkoutId), await statusOf(page.donationId)]).toEqual(['complete', 'pendiente'])
  })

  it('are tried again while the provider is away', async () => {
    const { user } = await makeFoundation(db)
    const page = await openPage(user.id, server.client)
    await suspend(user.id)
    server.behaviour = 503
    expect(await run()).toBe(0)
    expect(await statusOf(page.donationId)).toBe('pendiente')
    server.behaviour = 'healthy'
    expect(await run(later(3))).toBe(0)
    expect(await run()).toBe(1)
  })

  it('are not each asked about while the provider is away', async () => {
    const foundationId = (await makeFoundation(db)).user.id
    for (let page = 0; page < 8; page++)
      await makeDonation({ foundationId, checkoutId: `cs_${foundationId}_${page}` })
    await suspend(foundationId)
    let asked = 0
    const closeCheckout = () => {
      asked++
      return Promise.reject(new PaymentFailure('away', 'outage'))
    }
    expect(await closeCheckouts(makeContext(SYSTEM), { provider: { ...server.client, closeCheckout } })).toBe(
      0,
    )
    expect(asked).toBe(5)
  })

  it('are closed right after the suspension, and when the foundation closes its account', async () => {
    for (const end of [
      async (id: number) => {
        const ctx = makeContext(STAFF)
        await suspend(id, ctx)
        return ctx
      },
      async (id: number) => {
        const ctx = makeContext({ kind: 'foundation', id, confirmed: true, approved: true, justProven: true })
        await deleteAccount(ctx, { password: '' })
        return ctx
      },
    ]) {
      const { user } = await makeFoundation(db)
      const page = await openPage(user.id)
      await (await end(user.id)).settle()
      expect(await statusOf(page.donationId)).toBe('rechazado')
    }
  })

  it('take no payment on the local page either', async () => {
    const { user } = await makeFoundation(db)
    const { checkoutId } = await openPage(user.id)
    await suspend(user.id)
    for (const resultado of ['pagar', 'cerrar', 'tarde'] as const)
      await expect(simulatePayment(makeContext(), { sesion: checkoutId, resultado })).rejects.toMatchObject({
        code: 'conflict',
      })
  })

  it('do not stay open when the suspension comes while they are being opened', async () => {
    const { user } = await makeFoundation(db)
    const slow: typeof server.client = {
      ...server.client,
      openCheckout: async (order) => {
        await suspend(user.id)
        return server.client.openCheckout(order)
      },
    }
    await expect(openPage(user.id, slow)).rejects.toMatchObject({ code: 'not_found' })
    const [left] = await db.select().from(donations).where(eq(donations.foundationId, user.id))
    expect([pageOf(left?.checkoutId ?? ''), left?.status]).toEqual(['expired', 'rechazado'])
  })
})

it('a suspended foundation is paid nothing out until it is restored', async () => {
  const { foundationId } = await makeDonation({ status: 'aprobado' })
  await suspend(foundationId)
  const today = new Date().toISOString().slice(0, 10)
  const payout = { currency: 'USD', amountMinor: 1_500, feeMinor: 0, paidOn: today } as const
  await expect(
    recordPayout(makeContext(STAFF), { ...payout, foundationId, reference: 'TRF-9' }),
  ).rejects.toMatchObject({ code: 'conflict', message: /está suspendida/ })
  expect(await listPayouts(db, foundationId)).toEqual([])
})

function suspendedNow() {
  return { active: false, suspendedAt: new Date(), suspensionReason: 'Pide un adelanto.' }
}

describe('a donor who leaves the payment page', () => {
  const leave = async ({ donationId }: { donationId: number }) => {
    const [donation] = await db.select().from(donations).where(eq(donations.id, donationId))
    if (!donation) throw new Error('There is no such donation')
    return outcomeOf(makeContext(SYSTEM), donation, true, server.client)
  }

  it('gives nothing: the page is closed at the provider, and the donation is no longer awaited', async () => {
    const page = await openPage((await makeFoundation(db)).user.id, server.client)
    expect(await leave(page)).toBe('cancelada')
    expect([pageOf(page.checkoutId), await statusOf(page.donationId)]).toEqual(['expired', 'rechazado'])
    expect(await leave(page)).toBe('cancelada')
  })

  it('ends the first month of a monthly gift with the gift', async () => {
    const donor = await makePerson()
    const foundationId = (await makeFoundation(db)).user.id
    const gift = { foundationId, petId: null, amount: 20, named: false, monthly: true }
    const { donationId } = await startDonation(donor.ctx, gift, server.client)
    expect(await leave({ donationId })).toBe('cancelada')
    const gifts = await db.select().from(monthlyGifts).where(eq(monthlyGifts.donorId, donor.id))
    expect(gifts).toMatchObject([{ status: 'terminado', endReason: 'sin pagar' }])
  })

  it('is not told that nothing is charged while a payment is being made, or nobody knows', async () => {
    const [paid, unknown] = [
      await openPage((await makeFoundation(db)).user.id, server.client),
      await openPage((await makeFoundation(db)).user.id, server.client),
    ]
    server.pay(paid.checkoutId)
    expect(await leave(paid)).toBe('pendiente')
    server.behaviour = 503
    expect(await leave(unknown)).toBe('pendiente')
    expect([await statusOf(paid.donationId), await statusOf(unknown.donationId)]).toEqual([
      'pendiente',
      'pendiente',
    ])
  })
})

describe('a payment page that its donor left without cancelling', () => {
  const unfinishedOf = ({ id }: Person, now = new Date()) => listUnfinished({ db, now }, id, server.client)

  it('is known by its address while it is open, and is not awaited; one that is being paid is', async () => {
    const donor = await makePerson()
    const left = await openPage((await makeFoundation(db)).user.id, server.client, donor)
    const paid = await openPage((await makeFoundation(db)).user.id, server.client, donor)
    server.pay(paid.checkoutId)
    const unfinished = await unfinishedOf(donor)
    expect(unfinished).toEqual([{ id: left.donationId, url: `${server.url}/c/pay/${left.checkoutId}` }])
    const made = madeBy({ id: donor.id, countryId: 'ECU' })
    expect(await listTotals(db, made, [left.donationId])).toMatchObject([
      { pendingMinor: 2_000, pendingCount: 1 },
    ])
    expect(await unfinishedOf(donor, later(1))).toEqual([])
    server.behaviour = 503
    expect(await unfinishedOf(donor)).toEqual([])
  })

  it('is closed by its donor alone, and not once it was paid', async () => {
    const donor = await makePerson()
    const left = await openPage((await makeFoundation(db)).user.id, server.client, donor)
    const paid = await openPage((await makeFoundation(db)).user.id, server.client, donor)
    server.pay(paid.checkoutId)
    const discard = ({ donationId }: { donationId: number }, who = donor) =>
      discardDonation(who.newContext(), { donationId }, server.client)
    await expect(discard(left, await makePerson())).rejects.toMatchObject({ code: 'not_found' })
    expect([await discard(left), await discard(left)]).toEqual(['cancelada', 'cancelada'])
    expect([pageOf(left.checkoutId), await statusOf(left.donationId)]).toEqual(['expired', 'rechazado'])
    expect(await discard(paid)).toBe('pendiente')
    expect(await statusOf(paid.donationId)).toBe('pendiente')
  })
})
