import Stripe from 'stripe'
import { parseId } from '@/lib/text/params'
import { InvalidSignature, type PaymentEvent } from './payments'

type Charge = Stripe.Charge
type Dispute = Stripe.Dispute
type Refund = Stripe.Refund
type Session = Stripe.Checkout.Session
export type Facts = Omit<PaymentEvent, 'id' | 'type' | 'occurredAt'>

/** Seconds that a signature is good for. */
const TOLERANCE_SECONDS = 300

/** Null for events that do not concern donations. @throws InvalidSignature. */
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
      return isPaid(event.data.object) ? ofSession(event.data.object, 'pagado') : null
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, 'pagado')
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'fallido')
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'vencido')
    case 'invoice.paid':
      return ofInvoice(event.data.object, 'pagado')
    case 'invoice.payment_failed':
      // On the payment page the payer is told, and can try again.
      return isFirst(event.data.object) ? null : ofInvoice(event.data.object, 'fallido')
    case 'invoice_payment.paid':
      return ofInvoicePayment(event.data.object)
    case 'customer.subscription.updated':
      // The provider has given up charging, and its settings keep the subscription.
      return event.data.object.status === 'unpaid' ? ofSubscription(event.data.object) : null
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object)
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

const NOTHING = {
  donationId: null,
  checkoutId: null,
  paymentId: null,
  monthlyGiftId: null,
  giftCreatedAt: null,
  subscriptionId: null,
  invoiceId: null,
  isFirstInvoice: false,
  amountMinor: null,
  currency: null,
  state: null,
} as const

/** Whether nothing is left to pay: 'paid' or 'no_payment_required', all but 'unpaid'. */
export const isPaid = ({ payment_status }: Session): boolean => payment_status !== 'unpaid'

/** Null for anything else sold from the same account. */
export function ofSession(session: Session, kind: Facts['kind']): Facts | null {
  const donationId = idOf(session.metadata)
  if (donationId === null) return null
  return {
    ...NOTHING,
    kind,
    donationId,
    checkoutId: session.id,
    paymentId: referenceOf(session.payment_intent),
    ...giftIn(session.metadata),
    subscriptionId: referenceOf(session.subscription),
    invoiceId: referenceOf(session.invoice),
    isFirstInvoice: true,
    objectId: session.id,
    amountMinor: session.amount_total,
    currency: session.currency,
  }
}

const isFirst = (invoice: Stripe.Invoice) => invoice.billing_reason === 'subscription_create'

/** `invoice_payment.paid` says which payment paid it. */
export function ofInvoice(invoice: Stripe.Invoice, kind: 'pagado' | 'fallido'): Facts | null {
  const details = invoice.parent?.subscription_details
  const gift = giftIn(details?.metadata)
  if (!gift) return null
  return {
    ...NOTHING,
    kind,
    ...gift,
    subscriptionId: referenceOf(details?.subscription),
    invoiceId: invoice.id,
    isFirstInvoice: isFirst(invoice),
    objectId: invoice.id,
    amountMinor: kind === 'pagado' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
  }
}

export function ofInvoicePayment({
  id,
  invoice,
  payment,
  amount_paid,
  currency,
}: Stripe.InvoicePayment): Facts {
  return {
    ...NOTHING,
    kind: 'factura cobrada',
    paymentId: referenceOf(payment.payment_intent),
    invoiceId: referenceOf(invoice),
    objectId: id,
    amountMinor: amount_paid,
    currency,
  }
}

function ofSubscription(subscription: Stripe.Subscription): Facts | null {
  const gift = giftIn(subscription.metadata)
  if (!gift) return null
  const { id, status, cancellation_details: details } = subscription
  return {
    ...NOTHING,
    kind: 'suscripción terminada',
    ...gift,
    subscriptionId: id,
    objectId: id,
    state: status === 'unpaid' ? status : (details?.reason ?? null),
  }
}

/** A charge is known by its payment alone: only the checkout proves whose it is. */
export const ofCharge = (charge: Charge): Facts => ({
  ...NOTHING,
  kind: 'reembolsado',
  paymentId: referenceOf(charge.payment_intent),
  objectId: charge.id,
  amountMinor: charge.amount_refunded,
  currency: charge.currency,
})

const ofRefund = (refund: Refund): Facts => ({
  ...NOTHING,
  kind: 'reembolso fallido',
  paymentId: referenceOf(refund.payment_intent),
  objectId: refund.id,
  amountMinor: refund.amount,
  currency: refund.currency,
  state: refund.status,
})

export const ofDispute = (dispute: Dispute): Facts => ({
  ...NOTHING,
  kind: 'disputado',
  paymentId: referenceOf(dispute.payment_intent),
  objectId: dispute.id,
  amountMinor: dispute.amount,
  currency: dispute.currency,
  state: dispute.status,
})

/** The provider's id of what a field names, or holds. */
export const referenceOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export const idOf = (metadata: Stripe.Metadata | null): number | null => parseId(metadata?.donationId ?? '')

/** Reads what `giftMetadata` wrote. */
function giftIn(metadata: Stripe.Metadata | null | undefined) {
  const [, id = '', time] = /^(\d+) (\d{13})$/.exec(metadata?.monthlyGift ?? '') ?? []
  const monthlyGiftId = parseId(id)
  return monthlyGiftId === null ? null : { monthlyGiftId, giftCreatedAt: new Date(Number(time)) }
}

/** Names a monthly gift in the provider's metadata. */
export const giftMetadata = (monthlyGiftId: number, createdAt: Date): { monthlyGift: string } => ({
  monthlyGift: `${monthlyGiftId} ${createdAt.getTime()}`,
})
