import Stripe from 'stripe'
import { parseId } from '@/lib/params'
import { InvalidSignature, type PaymentEvent } from './payments'

type Charge = Stripe.Charge
type Dispute = Stripe.Dispute
type Refund = Stripe.Refund
type Session = Stripe.Checkout.Session
export type Facts = Omit<PaymentEvent, 'id' | 'type' | 'occurredAt'>

/** Seconds that a signature is good for. */
const TOLERANCE_SECONDS = 300

/** @returns null for events that do not concern donations. @throws InvalidSignature. */
export function readStripeEvent(body: Buffer, signature: string, secret: string): PaymentEvent | null {
  const event = verify(body, signature, secret)
  const facts = factsOf(event)
  if (!facts) return null
  return { id: event.id, type: event.type, occurredAt: new Date(event.created * 1000), ...facts }
}

function verify(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
  } catch {
    throw new InvalidSignature('The signature does not match the body')
  }
}

function factsOf(event: Stripe.Event): Facts | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Other payment methods answer later, by an event of their own.
      return event.data.object.payment_status === 'unpaid' ? null : ofSession(event.data.object, 'pagado')
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, 'pagado')
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'fallido')
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'vencido')
    case 'charge.refunded':
      return ofCharge(event.data.object)
    case 'refund.failed':
      return ofRefund(event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(event.data.object)
    default:
      return null
  }
}

/** Sessions of anything else that is sold from the same account name no donation. */
export function ofSession(session: Session, kind: Facts['kind']): Facts | null {
  const donationId = idOf(session.metadata)
  if (donationId === null) return null
  return {
    kind,
    donationId,
    checkoutId: session.id,
    paymentId: referenceOf(session.payment_intent),
    objectId: session.id,
    amountMinor: session.amount_total,
    currency: session.currency,
    state: null,
  }
}

/** Known by its payment alone, as what follows: only the checkout proves whose the payment is. */
export const ofCharge = (charge: Charge): Facts => ({
  kind: 'reembolsado',
  donationId: null,
  checkoutId: null,
  paymentId: referenceOf(charge.payment_intent),
  objectId: charge.id,
  amountMinor: charge.amount_refunded,
  currency: charge.currency,
  state: null,
})

const ofRefund = (refund: Refund): Facts => ({
  kind: 'reembolso fallido',
  donationId: null,
  checkoutId: null,
  paymentId: referenceOf(refund.payment_intent),
  objectId: refund.id,
  amountMinor: refund.amount,
  currency: refund.currency,
  state: refund.status,
})

export const ofDispute = (dispute: Dispute): Facts => ({
  kind: 'disputado',
  donationId: null,
  checkoutId: null,
  paymentId: referenceOf(dispute.payment_intent),
  objectId: dispute.id,
  amountMinor: dispute.amount,
  currency: dispute.currency,
  state: dispute.status,
})

export const referenceOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export const idOf = (metadata: Stripe.Metadata | null): number | null => parseId(metadata?.donationId ?? '')
