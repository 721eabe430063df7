import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { blockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { simulatePayment } from '@/lib/money/donations/operations/simulate'
import { startDonation } from '@/lib/money/donations/operations/start'
import { closeCheckouts } from '@/lib/money/donations/operations/unpaid'
import { eraseAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { booksOf, eventOf } from '@/tests/support/donations'
import { StripeServer } from '@/tests/support/fakes/stripe-server'

const server = new StripeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const STAFF = staffActor(5)
type Person = Awaited<ReturnType<typeof makePerson>>
type Ending = (accountId: number) => Promise<ReturnType<typeof makeContext>>

const remove: Ending = async (accountId) => {
  const ctx = makeContext()
  await eraseAccount(ctx, accountId)
  return ctx
}
const suspend: Ending = async (accountId) => {
  const ctx = makeContext(STAFF)
  await suspendAccount(ctx, { accountId, motive: 'dinero', reason: 'Paga con tarjetas de otros.' })
  return ctx
}
const block: Ending = async (accountId) => {
  const ctx = makeContext(STAFF)
  await blockAccount(ctx, { accountId, reason: 'Pidió que no se vea mientras lo revisamos.' })
  return ctx
}

async function openPage(provider?: typeof server.client, known?: Person) {
  const donor = known ?? (await makePerson())
  const gift = { foundationId: (await makeFoundation(db)).user.id, petId: null, amount: 20, named: false }
  const { donationId } = await startDonation(donor.newContext(), gift, provider)
  return { donor, donation: await find(donationId) }
}
async function find(donationId: number) {
  const [donation] = await db.select().from(donations).where(eq(donations.id, donationId))
  if (!donation) throw new Error('There is no such donation')
  return donation
}
const stateOf = async ({ id, checkoutId }: Awaited<ReturnType<typeof find>>) => [
  server.sessions.find((session) => session.id === checkoutId)?.status,
  (await find(id)).status,
]

describe('the open payment pages of a donor', () => {
  it.each([
    ['deletes the account', remove],
    ['is suspended', suspend],
    ['is blocked', block],
  ])('are closed when that person %s, those of others stay open', async (_what, end) => {
    const [{ donor, donation }, { donation: others }] = [await openPage(), await openPage()]
    await (await end(donor.id)).settle()
    expect((await find(donation.id)).status).toBe('rechazado')
    expect((await find(others.id)).status).toBe('pendiente')
  })

  it.each([
    ['deleted the account', remove],
    ['is suspended', suspend],
  ])('are closed later where the provider was away when that person %s', async (_what, end) => {
    const [{ donor, donation }, { donation: others }] = [
      await openPage(server.client),
      await openPage(server.client),
    ]
    await end(donor.id)
    await closeCheckouts(makeContext(), { provider: server.client })
    expect(await stateOf(donation)).toEqual(['expired', 'rechazado'])
    expect(await stateOf(others)).toEqual(['open', 'pendiente'])
  })

  it('take no payment on the local page either, once the account is deleted', async () => {
    const { donor, donation } = await openPage()
    await remove(donor.id)
    const pay = simulatePayment(makeContext(), { sesion: donation.checkoutId ?? '', resultado: 'pagar' })
    await expect(pay).rejects.toMatchObject({ code: 'conflict' })
  })

  it('do not stay open when the account is deleted while they are being opened', async () => {
    const donor = await makePerson()
    const slow: typeof server.client = {
      ...server.client,
      openCheckout: async (order) => {
        await remove(donor.id)
        return server.client.openCheckout(order)
      },
    }
    await expect(openPage(slow, donor)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(server.sessions.at(-1)?.status).toBe('expired')
  })
})

it('a payment that was under way when its donor deleted the account is booked, without a receipt', async () => {
  const { donor, donation } = await openPage()
  await remove(donor.id)
  await recordPaymentEvent(makeContext(), eventOf(donation, 'pagado'))
  expect(await booksOf(donation.id)).toMatchObject({ status: 'aprobado', paid: 2_000 })
  expect((await find(donation.id)).receiptAt).toBeNull()
})
