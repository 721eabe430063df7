import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, donations, monthlyGifts, pets } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { cancelMonthlyGift } from '@/lib/money/donations/operations/cancel-monthly'
import { closeEndedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { startDonation } from '@/lib/money/donations/operations/start'
import { AlreadyMonthly } from '@/lib/money/donations/policy'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson, signedInAgain, staffActor } from '@/tests/support/context'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { makeMonthlyGift, monthlyEvents, stateOfGift } from '@/tests/support/monthly-gifts'

const server = new StripeServer()
beforeAll(() => server.start())
beforeEach(() => {
  server.behaviour = 'healthy'
})
afterAll(() => server.stop())

const SYSTEM = { kind: 'system', name: 'tests' } as const
const run = (provider = server.client) => closeEndedGifts(makeContext(SYSTEM), { provider })
const giftOf = async (id: number) => (await stateOfGift(id)).gift
const lastMail = async (id: number) => (await stateOfGift(id)).mails.filter((one) => !/^Recibimos/.test(one))

/** A gift that was begun and paid through Stripe's own library. */
async function paidThroughStripe(foundationId: number, petId: number | null = null) {
  const donor = await makePerson()
  const wish = { foundationId, petId, amount: 20, named: false, monthly: true }
  const { donationId } = await startDonation(donor.ctx, wish, server.client)
  const [row] = await db.select().from(donations).where(eq(donations.id, donationId))
  const [gift] = await db
    .select()
    .from(monthlyGifts)
    .where(eq(monthlyGifts.id, row?.monthlyGiftId ?? 0))
  if (!row?.checkoutId || !gift) throw new Error('No page was opened')
  const subscription = server.pay(row.checkoutId)
  const event = monthlyEvents({ ...gift, donationId }).completed()
  await recordPaymentEvent(makeContext(SYSTEM), {
    ...event,
    checkoutId: row.checkoutId,
    subscriptionId: subscription.id,
  })
  return { donor, gift, wish, subscription }
}

describe('a monthly gift through Stripe', () => {
  it('is a subscription whose invoices name the gift, and the same wish gets the same page for a minute', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makePerson()
    const wish = { foundationId: user.id, petId: null, amount: 15, named: true, monthly: true }
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => startDonation(donor.newContext(), wish, server.client)),
    )
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    const [gift, ...others] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.donorId, donor.id))
    expect(others).toEqual([])
    const session = server.sessions.find(({ url }) => url === pages[0]?.url)
    const monthlyGift = `${gift?.id} ${gift?.createdAt.getTime()}`
    expect(session?.sent).toMatchObject({
      mode: 'subscription',
      'metadata[donationId]': String(pages[0]?.donationId),
      'metadata[donationCreatedAt]': String(gift?.createdAt.getTime()),
      'metadata[monthlyGift]': monthlyGift,
      'subscription_data[metadata][monthlyGift]': monthlyGift,
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][unit_amount]': '1500',
    })
    expect(gift).toMatchObject({ status: 'pendiente', amountMinor: 1_500, named: true })
  })

  it('another amount replaces a page that nobody paid, which Stripe closes', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makePerson()
    const wish = { foundationId: user.id, petId: null, named: false, monthly: true }
    const first = await startDonation(donor.newContext(), { ...wish, amount: 15 }, server.client)
    await startDonation(donor.newContext(), { ...wish, amount: 30 }, server.client)
    await run()
    expect(server.sessions.find(({ url }) => url === first.url)?.status).toBe('expired')
    const gifts = await db.select().from(monthlyGifts).where(eq(monthlyGifts.donorId, donor.id))
    expect(gifts.map(({ status, endReason }) => [status, endReason]).toSorted()).toEqual([
      ['pendiente', null],
      ['terminado', 'reemplazado'],
    ])
  })

  it('a second one for the same recipient leads to the first, and one under way is not paid twice', async () => {
    const { user } = await makeFoundation(db)
    const { donor, gift, wish } = await paidThroughStripe(user.id)
    const again = startDonation(donor.newContext(), { ...wish, amount: 50 }, server.client)
    await expect(again).rejects.toBeInstanceOf(AlreadyMonthly)
    await expect(again).rejects.toMatchObject({ code: 'conflict', giftId: gift.id })
    // Once is something else.
    await startDonation(donor.newContext(), { ...wish, monthly: false }, server.client)
    const other = await makePerson()
    const { url } = await startDonation(other.newContext(), wish, server.client)
    server.pay(server.sessions.find((session) => session.url === url)?.id ?? '')
    await expect(
      startDonation(other.newContext(), { ...wish, amount: 50 }, server.client),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: /No pagues otra vez/,
    })
  })

  it('a cancelled one is never charged again, even when Stripe was down; twice is once', async () => {
    const { user } = await makeFoundation(db)
    const { donor, gift, subscription } = await paidThroughStripe(user.id)
    server.behaviour = 503
    const cancel = () => cancelMonthlyGift(donor.newContext(), { giftId: gift.id }, server.client)
    expect(await cancel()).toEqual({ isClosed: false })
    expect(await giftOf(gift.id)).toMatchObject({ status: 'terminado', endReason: 'donante', closedAt: null })
    expect(subscription.status).toBe('active')
    server.behaviour = 'healthy'
    await run()
    expect(subscription.status).toBe('canceled')
    expect((await giftOf(gift.id)).closedAt).toEqual(expect.any(Date))
    expect(await cancel()).toEqual({ isClosed: true })
    expect(await lastMail(gift.id)).toEqual([expect.stringMatching(/^Cancelaste tu aporte mensual/)])
  }, 20_000)

  it('one whose first payment has not been told yet is found through its page, and cancelled', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makePerson()
    const wish = { foundationId: user.id, petId: null, amount: 15, named: false, monthly: true }
    const { url } = await startDonation(donor.ctx, wish, server.client)
    const subscription = server.pay(server.sessions.find((session) => session.url === url)?.id ?? '')
    const [gift] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.donorId, donor.id))
    await cancelMonthlyGift(donor.newContext(), { giftId: gift?.id ?? 0 }, server.client)
    expect(subscription.status).toBe('canceled')
  })

  it('a month whose webhooks were lost is booked when its payment is read again', async () => {
    const gift = await makeMonthlyGift()
    await recordPaymentEvent(makeContext(SYSTEM), monthlyEvents(gift).completed())
    const id = `pi_lost_${gift.id}`
    const monthlyGift = `${gift.id} ${gift.createdAt.getTime()}`
    const invoice = { id: `in_lost_${gift.id}`, monthlyGift }
    server.payments = [{ id, amount: 2_000, currency: 'USD', created: new Date('2026-10-20'), invoice }]
    const events = await server.client.books?.readEvents(id, new Date())
    for (const event of events ?? []) await recordPaymentEvent(makeContext(SYSTEM), event)
    expect((await stateOfGift(gift.id)).months).toContainEqual({
      status: 'aprobado',
      paid: 2_000,
      refunded: 0,
      invoiceId: invoice.id,
      paymentId: id,
    })
  })

  it('somebody else’s is not found, and nobody else ends it', async () => {
    const gift = await makeMonthlyGift()
    const stranger = await makePerson()
    const refused = cancelMonthlyGift(stranger.ctx, { giftId: gift.id }, server.client)
    await expect(refused).rejects.toMatchObject({ code: 'not_found' })
    expect((await giftOf(gift.id)).status).toBe('pendiente')
  })
})

/** An active gift for a pet of a new foundation. */
async function activeGift() {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id })
  const gift = await makeMonthlyGift({ foundationId: user.id, petId: pet.id })
  await recordPaymentEvent(makeContext(SYSTEM), monthlyEvents(gift).completed())
  const owner = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
  return { gift, pet, user, owner }
}
const staff = async () => makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))

describe('a monthly gift ends, and its donor is told', () => {
  it('when the owner says that the pet was adopted', async () => {
    const { gift, pet, owner } = await activeGift()
    await setPetStatus(makeContext(owner), { petId: pet.id, status: 'adoptado' })
    expect(await giftOf(gift.id)).toMatchObject({ status: 'terminado', endReason: 'adoptada' })
    expect(await lastMail(gift.id)).toEqual([`${pet.name} ya tiene familia`])
  })

  it('when an adoption request for the pet is concluded', async () => {
    const { gift, pet, owner } = await activeGift()
    await db.update(pets).set({ status: 'en proceso' }).where(eq(pets.id, pet.id))
    const [request] = await db
      .insert(adoptionRequests)
      .values({ petId: pet.id, adopterId: (await makeUser(db)).id, status: 'aceptada' })
      .returning()
    await concludeAdoption(makeContext(owner), { requestId: request?.id ?? 0 })
    expect(await giftOf(gift.id)).toMatchObject({ endReason: 'adoptada' })
  })

  it('when the pet is withdrawn by its owner or removed by staff', async () => {
    const own = await activeGift()
    await setPetStatus(makeContext(own.owner), { petId: own.pet.id, status: 'inactivo' })
    const removed = await activeGift()
    await withdrawPet(await staff(), { petId: removed.pet.id })
    for (const { gift } of [own, removed]) {
      expect(await giftOf(gift.id)).toMatchObject({ status: 'terminado', endReason: 'retirada' })
      expect(await lastMail(gift.id)).toHaveLength(1)
    }
  })

  it('when the foundation or the donor is suspended', async () => {
    const { gift, user } = await activeGift()
    const decision = {
      motive: 'otro',
      reason: 'No responde a nadie desde hace meses.',
      password: '',
    } as const
    await suspendAccount(await staff(), { accountId: user.id, ...decision })
    expect(await giftOf(gift.id)).toMatchObject({ endReason: 'fundación cerrada' })
    const other = await activeGift()
    await suspendAccount(await staff(), { accountId: other.gift.donorId ?? 0, ...decision })
    expect(await giftOf(other.gift.id)).toMatchObject({ endReason: 'cuenta suspendida' })
  })

  it('when the foundation or the donor deletes the account, whose gift keeps no donor', async () => {
    const { gift, owner } = await activeGift()
    await deleteAccount(makeContext(signedInAgain(owner)), { password: '' })
    expect(await giftOf(gift.id)).toMatchObject({ endReason: 'fundación cerrada', petId: null })
    const donor = await makePerson()
    const own = await makeMonthlyGift({ donorId: donor.id, named: true })
    await deleteAccount(donor.ctx, { password: '' })
    expect(await giftOf(own.id)).toMatchObject({
      endReason: 'cuenta eliminada',
      donorId: null,
      closedAt: null,
    })
  })
})
