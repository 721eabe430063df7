import Stripe from 'stripe'
import type { z } from 'zod'
import { parseId } from '@/lib/text/params'
import {
  chargeSchema,
  disputeSchema,
  eventSchema,
  invoicePaymentSchema,
  invoiceSchema,
  type Metadata,
  type Reference,
  refundSchema,
  sessionSchema,
  subscriptionSchema,
} from './event-shapes'
import { InvalidSignature, type PaymentEvent, UnknownShape } from './payments'

type Session = z.output<typeof sessionSchema>
type Invoice = z.output<typeof invoiceSchema>
export type Facts = Omit<PaymentEvent, 'id' | 'type' | 'occurredAt'>

const TOLERANCE_SECONDS = 300

/** Null for events that do not concern donations. @throws InvalidSignature, UnknownShape. */
export function readStripeEvent(body: Buffer, signature: string, secret: string): PaymentEvent | null {
  const { id, type, created, data } = parsed(eventSchema, verify(body, signature, secret))
  const facts = factsOf(type, data.object)
  return facts && { id, type, occurredAt: new Date(created * 1000), ...facts }
}

function verify(body: Buffer, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
  } catch {
    throw new InvalidSignature('The signature does not match the body')
  }
}

/** @throws UnknownShape, which names the fields and repeats none of their values. */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error) throw new UnknownShape(error.issues.map(({ path }) => path.join('.') || 'body').join(', '))
  return data
}

function factsOf(type: string, object: unknown): Facts | null {
  switch (type) {
    case 'checkout.session.completed': {
      const session = parsed(sessionSchema, object)
      // Other payment methods answer later, by an event of their own.
      return isPaid(session) ? ofSession(session, 'pagado') : null
    }
    case 'checkout.session.async_payment_succeeded':
      return ofSession(parsed(sessionSchema, object), 'pagado')
    case 'checkout.session.async_payment_failed':
      return ofSession(parsed(sessionSchema, object), 'fallido')
    case 'checkout.session.expired':
      return ofSession(parsed(sessionSchema, object), 'vencido')
    case 'invoice.paid':
      return ofInvoice(parsed(invoiceSchema, object), 'pagado')
    case 'invoice.payment_failed': {
      const invoice = parsed(invoiceSchema, object)
      // On the payment page the payer is told, and can try again.
      return isFirst(invoice) ? null : ofInvoice(invoice, 'fallido')
    }
    case 'invoice_payment.paid':
      return ofInvoicePayment(parsed(invoicePaymentSchema, object))
    case 'customer.subscription.updated': {
      const subscription = parsed(subscriptionSchema, object)
      // The provider has given up charging, and its settings keep the subscription.
      return subscription.status === 'unpaid' ? ofSubscription(subscription) : null
    }
    case 'customer.subscription.deleted':
      return ofSubscription(parsed(subscriptionSchema, object))
    case 'charge.refunded':
      return ofCharge(parsed(chargeSchema, object))
    case 'refund.failed':
      return ofRefund(parsed(refundSchema, object))
    case 'refund.updated': {
      const refund = parsed(refundSchema, object)
      // A canceled one has no event of its own.
      return LOST_REFUND.includes(refund.status ?? '') ? ofRefund(refund) : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(parsed(disputeSchema, object))
    default:
      return null
  }
}

const NOTHING = {
  donationId: null,
  donationCreatedAt: null,
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
export const isPaid = ({ payment_status }: Pick<Session, 'payment_status'>): boolean =>
  payment_status !== 'unpaid'

/** Null for anything else sold from the same account. */
export function ofSession(session: Session, kind: Facts['kind']): Facts | null {
  const named = donationIn(session.metadata)
  if (!named) return null
  return {
    ...NOTHING,
    kind,
    ...named,
    checkoutId: session.id,
    paymentId: referenceOf(session.payment_intent),
    ...giftIn(session.metadata),
    subscriptionId: referenceOf(session.subscription),
    invoiceId: referenceOf(session.invoice),
    isFirstInvoice: true,
    objectId: session.id,
    amountMinor: session.amount_total ?? null,
    currency: session.currency ?? null,
  }
}

const isFirst = (invoice: Invoice) => invoice.billing_reason === 'subscription_create'

/** `invoice_payment.paid` says which payment paid it; older versions of the API say it here. */
export function ofInvoice(invoice: Invoice, kind: 'pagado' | 'fallido'): Facts | null {
  const details = invoice.parent?.subscription_details ?? { ...invoice.subscription_details, ...invoice }
  const gift = giftIn(details.metadata)
  if (!gift) return null
  return {
    ...NOTHING,
    kind,
    ...gift,
    paymentId: kind === 'pagado' ? referenceOf(invoice.payment_intent) : null,
    subscriptionId: referenceOf(details.subscription),
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
}: z.output<typeof invoicePaymentSchema>): Facts {
  return {
    ...NOTHING,
    kind: 'factura cobrada',
    paymentId: referenceOf(payment.payment_intent),
    invoiceId: referenceOf(invoice),
    objectId: id,
    amountMinor: amount_paid ?? null,
    currency,
  }
}

function ofSubscription(subscription: z.output<typeof subscriptionSchema>): Facts | null {
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
export const ofCharge = (charge: z.output<typeof chargeSchema>): Facts => ({
  ...NOTHING,
  kind: 'reembolsado',
  paymentId: referenceOf(charge.payment_intent),
  objectId: charge.id,
  amountMinor: charge.amount_refunded,
  currency: charge.currency,
})

/** States of a refund in which its money stays with us (stripe.com/docs/api/refunds/object). */
const LOST_REFUND: readonly string[] = ['failed', 'canceled']

const ofRefund = (refund: z.output<typeof refundSchema>): Facts => ({
  ...NOTHING,
  kind: 'reembolso fallido',
  paymentId: referenceOf(refund.payment_intent),
  objectId: refund.id,
  amountMinor: refund.amount,
  currency: refund.currency,
  state: refund.status ?? null,
})

export const ofDispute = (dispute: z.output<typeof disputeSchema>): Facts => ({
  ...NOTHING,
  kind: 'disputado',
  paymentId: referenceOf(dispute.payment_intent),
  objectId: dispute.id,
  amountMinor: dispute.amount,
  currency: dispute.currency,
  state: dispute.status,
})

/** The provider's id of what a field names, or holds. */
export const referenceOf = (value: Reference): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export interface NamedDonation {
  donationId: number
  donationCreatedAt: Date | null
}

export function donationIn(metadata: Metadata): NamedDonation | null {
  const donationId = parseId(metadata?.donationId ?? '')
  if (donationId === null) return null
  const [time] = /^\d{13}$/.exec(metadata?.donationCreatedAt ?? '') ?? []
  return { donationId, donationCreatedAt: time === undefined ? null : new Date(Number(time)) }
}

/** A key of its own for the time: what reads the number alone, as the release before, goes on to. */
export const donationMetadata = (donationId: number, createdAt: Date) => ({
  donationId: String(donationId),
  donationCreatedAt: String(createdAt.getTime()),
})

function giftIn(metadata: Metadata) {
  const [, id = '', time] = /^(\d+) (\d{13})$/.exec(metadata?.monthlyGift ?? '') ?? []
  const monthlyGiftId = parseId(id)
  return monthlyGiftId === null ? null : { monthlyGiftId, giftCreatedAt: new Date(Number(time)) }
}

export const giftMetadata = (monthlyGiftId: number, createdAt: Date): { monthlyGift: string } => ({
  monthlyGift: `${monthlyGiftId} ${createdAt.getTime()}`,
})
