import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { readStripeEvent } from '@/lib/platform/integrations/payments/events'

const secret = 'whsec_only_tests_know'

function read(event: unknown) {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return readStripeEvent(Buffer.from(payload), signature, secret)
}

const eventOf = (type: string, object: unknown, more: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  type,
  created: 1_790_000_000,
  data: { object },
  ...more,
})

const session = {
  id: 'cs_1',
  payment_status: 'paid',
  metadata: { donationId: '7' },
  amount_total: 900,
  currency: 'usd',
}
const gift = { monthlyGift: '7 1790000000000' }
const invoice = {
  id: 'in_1',
  amount_paid: 900,
  amount_due: 900,
  currency: 'usd',
  parent: { subscription_details: { metadata: gift, subscription: 'sub_1' } },
}
const invoicePayment = {
  id: 'inpay_1',
  invoice: 'in_1',
  payment: { payment_intent: 'pi_1' },
  amount_paid: 900,
  currency: 'usd',
}
const subscription = { id: 'sub_1', status: 'unpaid', metadata: gift }
const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 900, currency: 'usd' }
const refund = { id: 're_1', payment_intent: { id: 'pi_1' }, amount: 900, currency: 'usd', status: 'failed' }
const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 900, currency: 'usd', status: 'lost' }

const EVENTS: [string, { id: string }][] = [
  ['checkout.session.completed', session],
  ['checkout.session.async_payment_succeeded', session],
  ['checkout.session.async_payment_failed', session],
  ['checkout.session.expired', session],
  ['invoice.paid', invoice],
  ['invoice.payment_failed', invoice],
  ['invoice_payment.paid', invoicePayment],
  ['customer.subscription.updated', subscription],
  ['customer.subscription.deleted', subscription],
  ['charge.refunded', charge],
  ['refund.failed', refund],
  ['refund.updated', refund],
  ['charge.dispute.created', dispute],
  ['charge.dispute.updated', dispute],
  ['charge.dispute.closed', dispute],
  ['charge.dispute.funds_withdrawn', dispute],
  ['charge.dispute.funds_reinstated', dispute],
]

describe('a signed event', () => {
  it.each(EVENTS)('%s names its object', (type, object) => {
    expect(read(eventOf(type, object))).toMatchObject({ id: 'evt_1', type, objectId: object.id })
  })

  it.each(EVENTS)('%s of any other shape is refused by name, never with another error', (type, object) => {
    const unknown = [
      null,
      'text',
      [],
      {},
      { ...object, id: undefined },
      { ...object, id: 'a\0b' },
      { ...object, id: 7 },
    ]
    for (const other of unknown)
      expect(() => read(eventOf(type, other))).toThrow(expect.objectContaining({ name: 'UnknownShape' }))
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'evt_1'],
    ['without data', { ...eventOf('charge.refunded', charge), data: undefined }],
    ['without a time', { ...eventOf('charge.refunded', charge), created: undefined }],
    ['of a time that no calendar has', eventOf('charge.refunded', charge, { created: 1e15 })],
    ['without an id', eventOf('charge.refunded', charge, { id: undefined })],
    [
      'with an amount that is no whole number',
      eventOf('charge.refunded', { ...charge, amount_refunded: 0.5 }),
    ],
    [
      'with an amount beyond what is exact',
      eventOf('charge.refunded', { ...charge, amount_refunded: 1e300 }),
    ],
  ])('that is %s is refused by name', (_what, event) => {
    expect(() => read(event)).toThrow(expect.objectContaining({ name: 'UnknownShape' }))
  })

  it('an invoice in the shape of older versions of the API says the same, and its payment too', () => {
    const { parent, ...facts } = invoice
    const told = { monthlyGiftId: 7, subscriptionId: 'sub_1', invoiceId: 'in_1', kind: 'pagado' }
    expect(read(eventOf('invoice.paid', invoice))).toMatchObject({ ...told, paymentId: null })
    const older = {
      ...facts,
      subscription_details: { metadata: parent.subscription_details.metadata },
      subscription: 'sub_1',
      payment_intent: 'pi_1',
    }
    expect(read(eventOf('invoice.paid', older))).toMatchObject({ ...told, paymentId: 'pi_1' })
    expect(read(eventOf('invoice.paid', facts))).toBeNull()
  })

  it.each([
    ['failed', true],
    ['canceled', true],
    ['pending', false],
    ['requires_action', false],
    ['succeeded', false],
    [undefined, false],
  ])('a refund that is now %s leaves its money with us: %s', (status, isLost) => {
    const told = read(eventOf('refund.updated', { ...refund, status }))
    expect(told?.kind).toBe(isLost ? 'reembolso fallido' : undefined)
  })

  it('of another kind is ignored whatever it holds, and one of another sale too', () => {
    expect(read(eventOf('customer.created', null))).toBeNull()
    expect(
      read(eventOf('checkout.session.completed', { ...session, metadata: { donationId: 7 } })),
    ).toBeNull()
    expect(read(eventOf('checkout.session.completed', { ...session, metadata: null }))).toBeNull()
  })

  it('the names of the fields are told, and nothing of what they hold', () => {
    const odd = eventOf('charge.refunded', { ...charge, amount_refunded: 'ana@prueba.example' })
    expect(() => read(odd)).toThrow(/^amount_refunded$/)
  })
})
