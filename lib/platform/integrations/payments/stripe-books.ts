import Stripe from 'stripe'
import {
  donationIn,
  type Facts,
  isPaid,
  ofCharge,
  ofDispute,
  ofInvoice,
  ofInvoicePayment,
  ofSession,
  referenceOf,
} from './events'
import {
  type AmountFailure,
  type BooksPeriod,
  type PaymentEvent,
  PaymentFailure,
  type ProviderBooks,
  type ProviderPayment,
} from './payments'

type Charge = Stripe.Charge
type Dispute = Stripe.Dispute

const PER_PAGE = 100
/** Reads Stripe's books, newest first, one request at a time. */
export const stripeBooks = (stripe: Stripe): ProviderBooks => ({
  listPayments: (period, stop) => listPayments(stripe, period, stop),
  findPayment: (paymentId) => findPayment(stripe, paymentId).catch(failed),
  readEvents: (paymentId, now) => readEvents(stripe, paymentId, now).catch(failed),
})

async function* listPayments(
  stripe: Stripe,
  { since, until, changes }: BooksPeriod,
  stop: AbortSignal,
): AsyncGenerator<ProviderPayment> {
  const made = { gte: seconds(changes.since), ...(changes.until && { lt: seconds(changes.until) }) }
  const late = { created: made, limit: PER_PAGE }
  const expand = ['data.charge']
  const disputes = new Map<string, Dispute[]>()
  const changed = new Map<string, { charge: Charge; at: number }>()
  const change = (charge: Charge | null, at: number) => {
    if (charge) changed.set(charge.id, { charge, at: Math.max(at, changed.get(charge.id)?.at ?? 0) })
  }
  for await (const dispute of pagesOf(stripe.disputes.list({ ...late, expand }), stop)) {
    const id = referenceOf(dispute.charge) ?? ''
    disputes.set(id, [...(disputes.get(id) ?? []), dispute])
    change(expanded(dispute.charge), dispute.created)
  }
  for await (const refund of pagesOf(stripe.refunds.list({ ...late, expand }), stop))
    change(expanded(refund.charge), refund.created)
  /** Asked by charge: for a part of the time, the lists may lack some. */
  const disputesOf = async (charge: Charge) =>
    changes.until && charge.disputed ? listDisputes(stripe, charge.id) : disputes.get(charge.id)
  const created = { gte: seconds(since), lt: seconds(until) }
  const charges = since < until ? stripe.charges.list({ created, limit: PER_PAGE }) : nothing
  for await (const charge of pagesOf(charges, stop)) {
    const changedAt = changed.get(charge.id)?.at ?? charge.created
    changed.delete(charge.id)
    if (isMade(charge)) yield paymentOf(charge, await disputesOf(charge), changedAt)
  }
  for (const { charge, at } of changed.values())
    if (isMade(charge)) yield paymentOf(charge, await disputesOf(charge), at)
}

async function* pagesOf<Item>(list: AsyncIterable<Item>, stop: AbortSignal): AsyncGenerator<Item> {
  try {
    for await (const item of list) {
      if (stop.aborted) throw new PaymentFailure('reading the books took too long', 'outage')
      yield item
    }
  } catch (error) {
    failed(error)
  }
}

const found = (error: unknown) => {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
  return failed(error)
}

async function findCharge(
  stripe: Stripe,
  paymentId: string,
): Promise<{ charge: Charge; readAt: Date | null } | null> {
  // A charge without a payment intent is known by its own id.
  const answer = paymentId.startsWith('ch_')
    ? await stripe.charges.retrieve(paymentId).catch(found)
    : await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }).catch(found)
  if (answer === null) return null
  // Something else answers in its place: that says nothing about the payment.
  if (answer.object !== 'charge' && answer.object !== 'payment_intent')
    throw new PaymentFailure('answer of an unknown shape', 'outage')
  const charge = answer.object === 'charge' ? answer : expanded(answer.latest_charge)
  return charge && isMade(charge) ? { charge, readAt: timeOf(answer.lastResponse.headers.date) } : null
}

const listDisputes = (stripe: Stripe, charge: string) =>
  stripe.disputes
    .list({ charge, limit: PER_PAGE })
    .then(({ data }) => data)
    .catch(failed)

/** Also by refunds that all failed or were canceled since: then nothing is refunded, and our books may not know. */
async function wasRefunded(stripe: Stripe, { id, amount_refunded }: Charge): Promise<boolean> {
  if (amount_refunded > 0) return true
  const { data } = await stripe.refunds.list({ charge: id, limit: 1 }).catch(failed)
  return data.length > 0
}

/** The invoice of a payment that is a month of a monthly gift; else empty. */
async function readInvoice(stripe: Stripe, paymentId: string): Promise<Facts[]> {
  if (!paymentId.startsWith('pi_')) return []
  const payment = { type: 'payment_intent', payment_intent: paymentId }
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] }).catch(failed)
  return data.flatMap((paid) => {
    const { invoice } = paid
    const ofMonth = typeof invoice === 'object' && !invoice.deleted ? ofInvoice(invoice, 'pagado') : null
    return ofMonth ? [ofInvoicePayment(paid), ofMonth] : []
  })
}

async function findPayment(stripe: Stripe, paymentId: string): Promise<ProviderPayment | null> {
  const known = await findCharge(stripe, paymentId)
  if (!known) return null
  const { charge } = known
  const disputes = charge.disputed ? await listDisputes(stripe, charge.id) : []
  return paymentOf(charge, disputes, charge.created)
}

async function readEvents(stripe: Stripe, paymentId: string, now: Date): Promise<PaymentEvent[]> {
  const known = await findCharge(stripe, paymentId)
  if (!known) return []
  const { charge } = known
  const readAt = (known.readAt ?? now).getTime()
  const sessions = await stripe.checkout.sessions.list({ payment_intent: paymentId })
  const paid = sessions.data.flatMap((session) => {
    const facts = isPaid(session) ? ofSession(session, 'pagado') : null
    return facts ? [{ facts, at: charge.created * 1000 }] : []
  })
  const months = (await readInvoice(stripe, paymentId)).map((facts) => ({ facts, at: charge.created * 1000 }))
  const refunds = (await wasRefunded(stripe, charge)) ? [{ facts: ofCharge(charge), at: readAt }] : []
  const disputes = charge.disputed ? await listDisputes(stripe, charge.id) : []
  const states = disputes.map((dispute) => ({ facts: ofDispute(dispute), at: readAt }))
  return [...paid, ...months, ...refunds, ...states].map(({ facts, at }) => reread(facts, new Date(at)))
}

const nothing: AsyncIterable<Charge> = { async *[Symbol.asyncIterator]() {} }

function timeOf(date: string | undefined): Date | null {
  const time = new Date(date ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

const expanded = (charge: string | Charge | null | undefined): Charge | null =>
  typeof charge === 'object' ? charge : null

/** Whether money was taken: attempts that the bank refused are charges too. */
const isMade = ({ status, captured }: Charge) => status === 'succeeded' && captured

const paymentOf = (charge: Charge, disputes: readonly Dispute[] = [], changed: number): ProviderPayment => ({
  paymentId: referenceOf(charge.payment_intent) ?? charge.id,
  ...(donationIn(charge.metadata) ?? { donationId: null, donationCreatedAt: null }),
  amountMinor: charge.amount_captured,
  currency: charge.currency.toUpperCase(),
  refundedMinor: charge.amount_refunded,
  disputes: disputes.map(({ id, amount, status }) => ({ id, amountMinor: amount, state: status })),
  changedAt: new Date(changed * 1000),
})

/** An event with an id made of its facts: the same reading twice is one event. */
const reread = (facts: Facts, occurredAt: Date): PaymentEvent => ({
  id: ['reread', facts.objectId, facts.state, facts.amountMinor, seconds(occurredAt)]
    .filter(Boolean)
    .join('_'),
  type: 'reread',
  occurredAt,
  ...facts,
})

const AMOUNT_FAILURES: Readonly<Record<string, AmountFailure | undefined>> = {
  amount_too_large: 'too large',
  amount_too_small: 'too small',
  parameter_invalid_integer: 'wrong amount',
}

/** @throws PaymentFailure, also for an answer that nobody can read. */
export function failed(error: unknown): never {
  if (error instanceof PaymentFailure) throw error
  if (!(error instanceof Stripe.errors.StripeError)) throw new PaymentFailure('unexpected error', 'outage')
  const kind = AMOUNT_FAILURES[error.code ?? ''] ?? 'outage'
  // The provider's message may repeat what we sent; its type and code do not.
  throw new PaymentFailure(`${error.type} ${error.code ?? ''}`.trim(), kind)
}
