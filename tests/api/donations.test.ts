import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { donationWire } from '@/app/api/v1.0/_wire/donation'
import { get, getAs, send, sendAs, sendJson, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS, OWN_PEOPLE } from '@/tests/support/demo'

const { adopta: DONOR, fundacion: FOUNDATION, admin: ADMIN } = DEMO_ACCOUNTS
const [NOBODY] = OWN_PEOPLE.existingClient
const donations = z.array(z.strictObject(donationWire.shape))
const listAs = async (id: number) => donations.parse((await getAs(id, '/donations')).body)

describe('GET /donations', () => {
  it('GET /donations lists what somebody gave, the latest first', async () => {
    const made = await listAs(DONOR)
    expect(made.length).toBeGreaterThanOrEqual(3)
    expect(new Set(made.map(({ fromUserId }) => fromUserId))).toEqual(new Set([DONOR]))
    const times = made.map(({ date }) => date)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('GET /donations lists what a foundation was given, in units of its currency', async () => {
    const received = await listAs(FOUNDATION)
    expect(received.length).toBeGreaterThanOrEqual(3)
    expect(new Set(received.map(({ toUserId }) => toUserId))).toEqual(new Set([FOUNDATION]))
    const given = (await listAs(DONOR)).filter(({ toUserId }) => toUserId === FOUNDATION)
    const asReceived = given.map((one) => ({ ...one, fromUserId: expect.any(Number) }))
    expect(received).toEqual(expect.arrayContaining(asReceived))
    expect(received.map(({ fromUserId }) => fromUserId)).not.toContain(DONOR)
    // Demo gifts in dollars: between 5 and 50.
    for (const { currency, total_amount } of received.filter((one) => one.currency === 'USD')) {
      expect(total_amount, currency).toBeLessThanOrEqual(50)
    }
  })

  it('GET /donations says how many there are in all', async () => {
    const { body, headers } = await getAs(DONOR, '/donations')
    expect(headers.get('x-total-count')).toBe(String(donations.parse(body).length))
  })

  it('GET /donations is empty for an account without donations', async () => {
    for (const id of [NOBODY, ADMIN])
      expect(await getAs(id, '/donations')).toMatchObject({ status: 200, body: [] })
    expect(await get('/donations', await signedIn(NOBODY))).toMatchObject({ status: 200, body: [] })
  })

  it.each<Record<string, string>>([{}, { authorization: 'nonsense' }, { authorization: 'null' }])(
    'GET /donations without a session answers 401 and an empty list: %j',
    async (headers) => {
      expect(await get('/donations', headers)).toMatchObject({ status: 401, body: [] })
    },
  )
})

describe('POST /donations/urlPreferential', () => {
  const [GIVER] = OWN_PEOPLE.donations
  let recipient = 0
  beforeAll(async () => {
    const foundations = (await get('/fundations')).body as { id: number; countryId: string }[]
    recipient = foundations.find(({ id, countryId }) => countryId === 'COL' && id !== FOUNDATION)?.id ?? 0
  })
  const give = (unit_price: unknown, toUser: unknown, fromUser: unknown = GIVER) => ({
    items: [{ title: 'Donación para fundacion', quantity: 1, unit_price }],
    payer: { name: 'Otra', surname: 'Persona', email: 'otra@correo.example' },
    metadata: { fromUser: { id: fromUser, name: 'Otra' }, toUser: { id: toUser } },
  })
  const start = (body: unknown) => sendAs(GIVER, 'POST', '/donations/urlPreferential', body)
  const donationsOfGiver = async () => (await listAs(GIVER)).length

  it('gives the address of the payment page, the same one within a minute, and a pending donation', async () => {
    const before = await donationsOfGiver()
    const answers = [
      await start(give(20_000, recipient)),
      await start(give(20_000, String(recipient), String(GIVER))),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const urls = answers.map(
      ({ body }) => (body as { urlPreferentialPayment: string }).urlPreferentialPayment,
    )
    expect(urls[0]).toMatch(/^http.*\/dev\/pago\?sesion=cs_prueba_/)
    expect(urls[1]).toBe(urls[0])
    expect(await donationsOfGiver()).toBe(before + 1)
    expect((await listAs(GIVER))[0]).toMatchObject({
      status: 'pendiente',
      toUserId: recipient,
      total_amount: 20_000,
    })
  })

  it('is given up by the link back from the payment page, not by a browser that prefetches it', async () => {
    await start(give(30_000, recipient))
    const latest = async () => (await listAs(GIVER))[0]
    const path = `/sponsor/confirm?donacion=${(await latest())?.id}&cancelada=1`
    const session = await signedIn(GIVER)
    expect((await send(path, 'GET', { ...session, 'sec-purpose': 'prefetch' })).status).toBe(200)
    expect(await latest()).toMatchObject({ total_amount: 30_000, status: 'pendiente' })
    expect((await send(path, 'GET', session)).text).toContain('No se hizo ningún cobro')
    expect(await latest()).toMatchObject({ total_amount: 30_000, status: 'rechazado' })
  })

  it.each([0, -1, 1.5, 1_000_000_000, 'NaN', null, '1e3', undefined])(
    'the amount %j is refused with a sentence, without a donation',
    async (amount) => {
      const before = await donationsOfGiver()
      const { status, body } = await start(give(amount, recipient))
      expect(status).toBe(400)
      expect(body).toMatchObject({
        error: expect.stringMatching(/monto/i),
        fields: { 'items.0.unit_price': expect.any(String) },
      })
      expect(await donationsOfGiver()).toBe(before)
    },
  )

  it.each([
    [DEMO_ACCOUNTS.pendiente, 404],
    [DEMO_ACCOUNTS.publica, 404],
    [2_000_000_000, 404],
  ])('to account %i it answers %i with a sentence', async (to, expected) => {
    const { status, body } = await start(give(20_000, to))
    expect(status).toBe(expected)
    expect(body).toMatchObject({ error: expect.stringMatching(/fundaciones verificadas/) })
  })

  it('for somebody else it answers 403, to oneself 409, and without a session 401', async () => {
    expect(await start(give(20_000, recipient, DEMO_ACCOUNTS.adopta))).toMatchObject({ status: 403 })
    // In dollars.
    const own = give(20, FOUNDATION, FOUNDATION)
    expect(await sendAs(FOUNDATION, 'POST', '/donations/urlPreferential', own)).toMatchObject({ status: 409 })
    expect(await sendJson('POST', '/donations/urlPreferential', give(20_000, recipient))).toMatchObject({
      status: 401,
    })
  })
})
