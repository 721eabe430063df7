import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { inSiteDatabase } from '@/tests/support/site'

/** As the stand-in derives it from the server's secret. */
const SECRET = `whsec_${createHash('sha256')
  .update(`local payments ${process.env.TEST_AUTH_SECRET}`)
  .digest('hex')}`

interface Signing {
  secret?: string
  timestamp?: number
}

interface NewDonation {
  id: number
  amount: number
  currency: string
  createdAt: Date
}

/** A pending donation to a foundation whose donations no other test reads, by an account that is gone. */
async function newDonation(): Promise<NewDonation> {
  const [row] = await inSiteDatabase(
    (sql) => sql<NewDonation[]>`
      insert into donations (foundation_id, amount_minor, currency)
      select u.id, 2000000, c.currency
      from foundations f join users u on u.id = f.user_id join countries c on c.id = u.country_id
      where f.status = 'aprobada' and u.id <> ${DEMO_ACCOUNTS.fundacion} order by u.id limit 1
      returning id, amount_minor::int as amount, lower(currency::text) as currency, created_at as "createdAt"`,
  )
  if (!row) throw new Error('The donation was not written')
  return row
}

const statusOf = async (id: number) => {
  const [row] = await inSiteDatabase(
    (sql) => sql<{ status: string; paid: number }[]>`
      select status::text, paid_minor::int as paid from donations where id = ${id}`,
  )
  return row
}

const eventsOf = (id: string) =>
  inSiteDatabase((sql) => sql`select id from payment_events where id = ${id}`).then((rows) => rows.length)

const paidEvent = ({ id, amount, currency, createdAt }: NewDonation) =>
  JSON.stringify({
    id: `evt_api_${id}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: `cs_api_${id}`,
        object: 'checkout.session',
        amount_total: amount,
        currency,
        payment_status: 'paid',
        payment_intent: `pi_api_${id}`,
        metadata: { donationId: String(id), donationCreatedAt: String(createdAt.getTime()) },
        customer_details: { name: 'Nadie Debe Guardarlo', email: 'nadie@debe.example' },
      },
    },
  })

const signed = (payload: string, { secret = SECRET, timestamp }: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const post = (body: string, signature: string) =>
  send(
    '/api/webhooks/stripe',
    'POST',
    { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  )

describe('POST /api/webhooks/stripe', () => {
  it('a signed payment is booked, and again 50 times in parallel changes nothing', async () => {
    const donation = await newDonation()
    const body = paidEvent(donation)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, signed(body))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.body).toEqual({ received: true })
    expect(await statusOf(donation.id)).toEqual({ status: 'aprobado', paid: 2_000_000 })
    expect(await eventsOf(`evt_api_${donation.id}`)).toBe(1)
    const [row] = await inSiteDatabase(
      (sql) =>
        sql`select row_to_json(e)::text as text from payment_events e where id = ${`evt_api_${donation.id}`}`,
    )
    expect(row?.text).not.toMatch(/debe/i)
  })

  it('forged, old, re-serialised, foreign and missing signatures answer 400 and leave no row', async () => {
    const donation = await newDonation()
    const body = paidEvent(donation)
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600
    const attempts: [string, string][] = [
      [body, 't=1,v1=00'],
      [body, signed(body, { timestamp: hourAgo })],
      [JSON.stringify(JSON.parse(body), null, 2), signed(body)],
      [`${body} `, signed(body)],
      [body, signed(body, { secret: 'whsec_of_somebody_else' })],
      [body, ''],
    ]
    for (const [sent, signature] of attempts) {
      const { status, body: answer } = await post(sent, signature)
      expect(status).toBe(400)
      expect(answer).toMatchObject({ code: 'bad_request', error: expect.any(String) })
    }
    expect(await statusOf(donation.id)).toEqual({ status: 'pendiente', paid: 0 })
    expect(await eventsOf(`evt_api_${donation.id}`)).toBe(0)
  })

  it('other events of the account are answered 200 and leave no row', async () => {
    const body = JSON.stringify({
      id: 'evt_api_other',
      object: 'event',
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1', object: 'customer', email: 'nadie@debe.example' } },
    })
    expect((await post(body, signed(body))).status).toBe(200)
    expect(await eventsOf('evt_api_other')).toBe(0)
  })

  it('a signed body of a shape that nobody knows answers 400, and is no failure of ours', async () => {
    const refund = { id: 'evt_api_odd', type: 'refund.failed', created: 1, data: { object: { amount: 1 } } }
    const checkout = { ...refund, type: 'checkout.session.completed', data: undefined }
    for (const odd of [null, 'text', [], {}, checkout, refund]) {
      const body = JSON.stringify(odd)
      expect((await post(body, signed(body))).status).toBe(400)
    }
    expect(await eventsOf('evt_api_odd')).toBe(0)
  })

  it('a body of more than a megabyte is refused', async () => {
    const body = 'x'.repeat(1_000_001)
    expect((await post(body, signed(body))).status).toBe(413)
  })
})
