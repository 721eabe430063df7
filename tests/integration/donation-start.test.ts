import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, users } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { startDonation } from '@/lib/money/donations/operations/start'
import { listDonationsMade, listDonationsReceived } from '@/lib/money/donations/queries'
import type { CountryId, Currency } from '@/lib/text/vocabulary'
import { makeContext, makePerson } from '@/tests/support/context'
import { booksOf } from '@/tests/support/donations'
import { STRIPE_SECRET, StripeServer } from '@/tests/support/fakes/stripe-server'

const server = new StripeServer()

beforeAll(() => server.start())
afterAll(() => server.stop())

async function foundationIn(countryId: CountryId, city: string) {
  const home = cityNamed(countryId, city)
  return (await makeFoundation(db, { account: { countryId, cityId: home.id } })).user
}
const gift = (foundationId: number, amount: number) => ({ foundationId, petId: null, amount, named: false })
const sessionsOf = (foundationId: number) =>
  server.sessions.filter(({ sent }) => sent['metadata[foundationId]'] === String(foundationId))
const donationsTo = (foundationId: number) =>
  db.select().from(donations).where(eq(donations.foundationId, foundationId))

const PLACES: [CountryId, string, Currency, number, number][] = [
  ['ARG', 'Buenos Aires', 'ARS', 5_000, 500_000],
  ['CHL', 'Santiago', 'CLP', 5_000, 5_000],
  ['COL', 'Bogotá', 'COP', 20_000, 2_000_000],
  ['PER', 'Lima', 'PEN', 20, 2_000],
  ['ECU', 'Quito', 'USD', 5, 500],
]

const reader = ({ id }: { id: number }) => ({ id, countryId: null })

describe('a donation through Stripe', () => {
  it('is not made in another currency than the form showed, as when its foundation has moved', async () => {
    const foundation = await foundationIn('PER', 'Lima')
    const shown = { ...gift(foundation.id, 20), shownCurrency: 'USD' as const }
    const donor = await makePerson()
    await expect(startDonation(donor.ctx, shown, server.client)).rejects.toMatchObject({
      code: 'conflict',
      message: /en soles.*recarga/,
    })
    expect(await donationsTo(foundation.id)).toEqual([])
    await startDonation(donor.newContext(), { ...shown, shownCurrency: 'PEN' }, server.client)
  })

  it.each(PLACES)(
    'in %s, %s: %s %i are %i of its smallest unit, from the session to both tables and the receipt',
    async (country, city, currency, amount, minor) => {
      const foundation = await foundationIn(country, city)
      const donor = await makePerson()
      const { url, donationId } = await startDonation(donor.ctx, gift(foundation.id, amount), server.client)
      const [session] = sessionsOf(foundation.id)
      expect(url).toBe(session?.url)
      const [row] = await donationsTo(foundation.id)
      const createdAt = String(row?.createdAt.getTime())
      expect(session?.sent).toEqual({
        mode: 'payment',
        submit_type: 'donate',
        locale: 'es-419',
        client_reference_id: String(donationId),
        'metadata[donationId]': String(donationId),
        'metadata[donationCreatedAt]': createdAt,
        'metadata[foundationId]': String(foundation.id),
        'payment_intent_data[metadata][donationId]': String(donationId),
        'payment_intent_data[metadata][donationCreatedAt]': createdAt,
        'payment_intent_data[metadata][foundationId]': String(foundation.id),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(minor),
        'line_items[0][price_data][product_data][name]': 'Donación para fundacion',
        success_url: expect.stringContaining(`/sponsor/confirm?donacion=${donationId}`),
        cancel_url: expect.stringContaining(`/sponsor/confirm?donacion=${donationId}&cancelada=1`),
        expires_at: expect.stringMatching(/^\d{10}$/),
      })
      const object = {
        id: session?.id,
        object: 'checkout.session',
        payment_status: 'paid',
        payment_intent: `pi_of_${donationId}`,
      }
      const payload = JSON.stringify({
        id: `evt_of_${donationId}`,
        object: 'event',
        type: 'checkout.session.completed',
        created: Math.floor(Date.now() / 1000),
        data: {
          object: {
            ...object,
            amount_total: minor,
            currency: currency.toLowerCase(),
            metadata: { donationId: String(donationId), donationCreatedAt: createdAt },
          },
        },
      })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET })
      const event = server.client.readEvent(Buffer.from(payload), signature)
      if (!event) throw new Error('The event was ignored')
      await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)
      expect(await booksOf(donationId)).toMatchObject({ status: 'aprobado', paid: minor, receipts: 1 })
      const expected = { id: donationId, amountMinor: minor, currency, status: 'aprobado' }
      expect((await listDonationsMade(db, reader(donor), 1)).rows).toMatchObject([expected])
      expect((await listDonationsReceived(db, reader(foundation), 1)).rows).toMatchObject([
        { ...expected, donorNumber: expect.any(Number) },
      ])
    },
  )

  it('the same donor, recipient and amount get the same page for a minute, ten at once too', async () => {
    const foundation = await foundationIn('ECU', 'Quito')
    const donor = await makePerson()
    const start = (amount: number, now = new Date()) =>
      startDonation(makeContext(donor.actor, { now }), gift(foundation.id, amount), server.client)
    const urls = await Promise.all(Array.from({ length: 10 }, () => start(15)))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    await start(30)
    await start(15, new Date(Date.now() + 61_000))
    expect(sessionsOf(foundation.id)).toHaveLength(3)
    expect(await donationsTo(foundation.id)).toHaveLength(3)
  })

  it.each([0, -1, 1.5, 1_000_000_000, Number.NaN])(
    '%d is refused with a sentence, without a session',
    async (amount) => {
      const foundation = await foundationIn('ECU', 'Quito')
      const donor = await makePerson()
      const refused = startDonation(donor.ctx, gift(foundation.id, amount), server.client)
      await expect(refused).rejects.toMatchObject({ code: 'invalid', fields: { monto: expect.any(String) } })
      expect(sessionsOf(foundation.id)).toEqual([])
      expect(await donationsTo(foundation.id)).toEqual([])
    },
  )

  it('an amount typed in another currency than the foundation’s is refused', async () => {
    const foundation = await foundationIn('ECU', 'Quito')
    const donor = await makePerson()
    const start = (currency: Currency) =>
      startDonation(donor.ctx, { ...gift(foundation.id, 20), currency }, server.client)
    await expect(start('PEN')).rejects.toMatchObject({ fields: { monto: /es en dólares/ } })
    expect(sessionsOf(foundation.id)).toEqual([])
    await start('USD')
  })

  it('pending, closed and unknown foundations, private people and oneself get no session', async () => {
    const donor = await makePerson()
    const pending = (await makeFoundation(db, { status: 'pendiente', decidedAt: null })).user.id
    const closed = (await makeFoundation(db)).user.id
    await db.update(users).set({ active: false }).where(eq(users.id, closed))
    const person = await makePerson()
    for (const id of [pending, closed, 2_000_000_000, person.id, donor.id]) {
      const refused = startDonation(donor.ctx, gift(id, 15), server.client)
      await expect(refused).rejects.toMatchObject({ code: 'not_found', message: /fundaciones verificadas/ })
    }
    const own = (await makeFoundation(db)).user.id
    const actor = { kind: 'foundation', id: own, confirmed: true, approved: true } as const
    await expect(startDonation(makeContext(actor), gift(own, 15), server.client)).rejects.toMatchObject({
      code: 'conflict',
    })
    for (const id of [pending, closed, person.id, own]) expect(sessionsOf(id)).toEqual([])
  })

  it('a pet of somebody else, a hidden one and one with a family take no donations', async () => {
    const donor = await makePerson()
    const { user } = await makeFoundation(db)
    const pets = [
      await makePet(db),
      await makePet(db, { ownerId: user.id, status: 'inactivo' }),
      await makePet(db, { ownerId: user.id, status: 'adoptado' }),
    ]
    for (const { id } of pets) {
      const refused = startDonation(donor.ctx, { ...gift(user.id, 15), petId: id }, server.client)
      await expect(refused).rejects.toMatchObject({ code: 'not_found' })
    }
    const pet = await makePet(db, { ownerId: user.id })
    await startDonation(donor.ctx, { ...gift(user.id, 15), petId: pet.id, named: true }, server.client)
    expect(await donationsTo(user.id)).toMatchObject([{ petId: pet.id, named: true, status: 'pendiente' }])
  })

  it('when Stripe fails nothing is charged, a sentence says so, and the next try gets a page', async () => {
    const foundation = await foundationIn('ECU', 'Quito')
    const donor = await makePerson()
    const start = () => startDonation(donor.newContext(), gift(foundation.id, 15), server.client)
    server.behaviour = 503
    await expect(start()).rejects.toMatchObject({ code: 'unavailable', message: /No se cobró nada/ })
    for (const [behaviour, monto] of [
      ['too large', /un monto tan alto/],
      ['too small', /un monto tan bajo/],
    ] as const) {
      server.behaviour = behaviour
      await expect(start()).rejects.toMatchObject({ code: 'invalid', fields: { monto } })
    }
    server.behaviour = 'healthy'
    const { url } = await start()
    expect(url).toBe(sessionsOf(foundation.id)[0]?.url)
    const kept = await donationsTo(foundation.id)
    expect(kept.map(({ status }) => status).toSorted()).toEqual(['pendiente', 'rechazado', 'rechazado'])
  })

  it.each<[CountryId, string, number, string]>([
    ['ARG', 'Buenos Aires', 1_000_000, '$999.999 ARS'],
    ['COL', 'Bogotá', 20_000_000, '$999.999 COP'],
  ])(
    'in %s, %s, %i is more than Stripe takes, and the donor reads how much it does',
    async (country, city, amount, most) => {
      const foundation = await foundationIn(country, city)
      const donor = await makePerson()
      const start = (given: number) =>
        startDonation(donor.newContext(), gift(foundation.id, given), server.client)
      await expect(start(amount)).rejects.toMatchObject({
        code: 'invalid',
        fields: { monto: `El proveedor de pagos no acepta más de ${most} de una vez` },
      })
      expect(await start(999_999)).toMatchObject({ url: expect.any(String) })
    },
  )

  it('a donation of another database with the same id gets a page of its own', async () => {
    const order = {
      ...{ donationId: 1, monthlyGiftId: null, foundationId: 3, currency: 'USD' as const },
      ...{ successUrl: server.url, cancelUrl: server.url },
    }
    const first = await server.client.openCheckout({
      ...order,
      amountMinor: 500,
      createdAt: new Date('2026-11-20'),
    })
    const other = await server.client.openCheckout({
      ...order,
      amountMinor: 1500,
      createdAt: new Date('2026-11-21'),
    })
    expect(other.id).not.toBe(first.id)
  })

  it('without a provider donations are switched off', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makePerson()
    const refused = startDonation(donor.ctx, gift(user.id, 15), null)
    await expect(refused).rejects.toMatchObject({ code: 'not_configured' })
  })
})
