import { donationMetadata } from '@/lib/platform/integrations/payments/events'

/** The lists and objects of payments in Stripe's protocol, over a set of payments that a test makes up. */

export interface FakePayment {
  /** The payment intent. */
  id: string
  amount: number
  currency: string
  created: Date
  donationId?: number
  /** When the donation was made; as the payment unless given. */
  donationCreatedAt?: Date
  /** The invoice of a monthly gift that it paid. */
  invoice?: { id: string; monthlyGift: string }
  status?: 'succeeded' | 'failed'
  refunds?: { amount: number; created: Date; status?: 'succeeded' | 'failed' | 'canceled' }[]
  disputes?: { id: string; amount: number; status: string; created: Date }[]
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

const metadataOf = ({
  donationId,
  created,
  donationCreatedAt = created,
}: Pick<FakePayment, 'donationId' | 'created' | 'donationCreatedAt'>) =>
  donationId ? donationMetadata(donationId, donationCreatedAt) : {}

const charge = ({ id, amount, currency, created, status = 'succeeded', ...later }: FakePayment) => ({
  id: id.replace('pi_', 'ch_'),
  object: 'charge',
  amount,
  amount_captured: status === 'succeeded' ? amount : 0,
  amount_refunded: (later.refunds ?? [])
    .filter(({ status = 'succeeded' }) => status === 'succeeded')
    .reduce((sum, refund) => sum + refund.amount, 0),
  captured: status === 'succeeded',
  created: seconds(created),
  currency: currency.toLowerCase(),
  disputed: (later.disputes ?? []).length > 0,
  metadata: metadataOf({ created, ...later }),
  paid: status === 'succeeded',
  payment_intent: id,
  status,
})

const refunds = (payment: FakePayment) =>
  (payment.refunds ?? []).map(({ amount, created, status = 'succeeded' }, n) => ({
    id: `${payment.id.replace('pi_', 're_')}_${n}`,
    object: 'refund',
    amount,
    created: seconds(created),
    currency: payment.currency.toLowerCase(),
    charge: charge(payment),
    payment_intent: payment.id,
    status,
  }))

const disputes = (payment: FakePayment) =>
  (payment.disputes ?? []).map(({ created, ...dispute }) => ({
    ...dispute,
    object: 'dispute',
    created: seconds(created),
    currency: payment.currency.toLowerCase(),
    charge: charge(payment),
    payment_intent: payment.id,
  }))

const sessions = ({ id, amount, currency, created, ...named }: FakePayment) => ({
  id: id.replace('pi_', 'cs_'),
  object: 'checkout.session',
  created: seconds(created),
  amount_total: amount,
  currency: currency.toLowerCase(),
  metadata: metadataOf({ created, ...named }),
  payment_intent: id,
  payment_status: 'paid',
})

const invoicePayments = ({ id, amount, currency, created, invoice }: FakePayment) =>
  invoice
    ? [
        {
          id: id.replace('pi_', 'inpay_'),
          object: 'invoice_payment',
          created: seconds(created),
          amount_paid: amount,
          currency: currency.toLowerCase(),
          payment: { type: 'payment_intent', payment_intent: id },
          invoice: {
            id: invoice.id,
            object: 'invoice',
            billing_reason: 'subscription_cycle',
            amount_paid: amount,
            currency: currency.toLowerCase(),
            parent: {
              type: 'subscription_details',
              subscription_details: {
                metadata: { monthlyGift: invoice.monthlyGift },
                subscription: invoice.id.replace('in_', 'sub_'),
              },
            },
          },
        },
      ]
    : []

type Listed = { id: string; created: number; charge?: object | string }

/** Newest first, in pages; an object is expanded only where it was asked for. */
function list(url: URL, items: readonly Listed[]) {
  const query = (name: string) => url.searchParams.get(name)
  const [from, to] = [
    Number(query('created[gte]') ?? 0),
    Number(query('created[lt]') ?? Number.POSITIVE_INFINITY),
  ]
  const all = items
    .filter(({ created }) => created >= from && created < to)
    .toSorted((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1))
  const after = query('starting_after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const limit = Number(query('limit') ?? 10)
  const isExpanded = query('expand[0]') === 'data.charge'
  const page = all.slice(start, start + limit)
  return {
    object: 'list',
    url: url.pathname,
    has_more: all.length > start + limit,
    data: page.map((item) =>
      typeof item.charge === 'object' && !isExpanded
        ? { ...item, charge: (item.charge as { id: string }).id }
        : item,
    ),
  }
}

/** The answer to a GET request about payments; null where there is no such object. */
export function answerBooks(path: string, payments: readonly FakePayment[]): object | null {
  const url = new URL(path, 'http://localhost')
  const [, , resource, ...rest] = url.pathname.split('/')
  const of = (name: string, key: (payment: FakePayment) => string) => {
    const wanted = url.searchParams.get(name)
    return wanted === null ? payments : payments.filter((payment) => key(payment) === wanted)
  }
  const byCharge = of('charge', (payment) => charge(payment).id)
  if (resource === 'charges' && rest.length === 0) return list(url, payments.map(charge))
  if (resource === 'refunds') return list(url, byCharge.flatMap(refunds))
  if (resource === 'disputes') return list(url, byCharge.flatMap(disputes))
  if (resource === 'checkout') return list(url, of('payment_intent', ({ id }) => id).map(sessions))
  if (resource === 'invoice_payments') {
    const paid = of('payment[payment_intent]', ({ id }) => id)
    return list(url, paid.flatMap(invoicePayments))
  }
  const found = payments.find(({ id }) => id === rest[0])
  if (resource !== 'payment_intents' || !found) return null
  const isExpanded = url.searchParams.get('expand[0]') === 'latest_charge'
  return {
    id: found.id,
    object: 'payment_intent',
    latest_charge: isExpanded ? charge(found) : charge(found).id,
  }
}
