import { randomUUID } from 'node:crypto'
import { donationMetadata, giftMetadata } from './events'

export type StandInEvent = 'paid' | 'declined' | 'expired' | 'refunded' | 'renewed' | 'unpaid' | 'given up'

export interface LocalPayment {
  checkoutId: string
  donationId: number
  /** When the donation was made. */
  createdAt: Date
  monthlyGift: { id: number; createdAt: Date } | null
  amountMinor: number
  currency: string
}

/** What Stripe would tell, one event after the other. */
export function standInEvents(what: StandInEvent, payment: LocalPayment): object[] {
  const { checkoutId, monthlyGift } = payment
  const first = { invoice: checkoutId.replace('cs_', 'in_'), payment: checkoutId.replace('cs_', 'pi_') }
  const next = { invoice: `in_prueba_${randomUUID()}`, payment: `pi_prueba_${randomUUID()}` }
  switch (what) {
    case 'paid':
      if (monthlyGift === null) return [session('completed', payment)]
      return [...paidInvoice(payment, first, 'subscription_create'), session('completed', payment)]
    case 'declined':
      return [session('async_payment_failed', payment)]
    case 'expired':
      return [session('expired', payment)]
    case 'refunded':
      return [refund(payment, first.payment)]
    case 'renewed':
      return paidInvoice(payment, next, 'subscription_cycle')
    case 'unpaid':
      return [event('invoice.payment_failed', invoice(payment, next.invoice, 'subscription_cycle'))]
    case 'given up':
      return [event('customer.subscription.deleted', endedSubscription(payment))]
  }
}

const event = (type: string, object: object) => ({
  id: `evt_prueba_${randomUUID()}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
})

const metadataOf = ({ monthlyGift }: LocalPayment) =>
  monthlyGift && giftMetadata(monthlyGift.id, monthlyGift.createdAt)

const subscriptionOf = (checkoutId: string) => checkoutId.replace('cs_', 'sub_')

function session(what: 'completed' | 'async_payment_failed' | 'expired', payment: LocalPayment) {
  const { checkoutId, donationId, createdAt, monthlyGift, amountMinor, currency } = payment
  const isPaid = what === 'completed'
  const paidBy =
    monthlyGift === null
      ? { payment_intent: checkoutId.replace('cs_', 'pi_') }
      : {
          payment_intent: null,
          ...(isPaid && {
            invoice: checkoutId.replace('cs_', 'in_'),
            subscription: subscriptionOf(checkoutId),
          }),
        }
  return event(`checkout.session.${what}`, {
    id: checkoutId,
    object: 'checkout.session',
    client_reference_id: String(donationId),
    amount_total: amountMinor,
    currency: currency.toLowerCase(),
    payment_status: isPaid ? 'paid' : 'unpaid',
    metadata: {
      ...donationMetadata(donationId, createdAt),
      ...metadataOf(payment),
    },
    ...paidBy,
  })
}

function invoice(payment: LocalPayment, id: string, reason: 'subscription_create' | 'subscription_cycle') {
  const { checkoutId, amountMinor, currency } = payment
  const details = {
    metadata: metadataOf(payment),
    subscription: subscriptionOf(checkoutId),
  }
  return {
    id,
    object: 'invoice',
    billing_reason: reason,
    amount_due: amountMinor,
    amount_paid: amountMinor,
    currency: currency.toLowerCase(),
    parent: { type: 'subscription_details', quote_details: null, subscription_details: details },
  }
}

function paidInvoice(
  payment: LocalPayment,
  ids: { invoice: string; payment: string },
  reason: 'subscription_create' | 'subscription_cycle',
) {
  const paid = {
    id: `inpay_prueba_${randomUUID()}`,
    object: 'invoice_payment',
    amount_paid: payment.amountMinor,
    currency: payment.currency.toLowerCase(),
    invoice: ids.invoice,
    payment: { type: 'payment_intent', payment_intent: ids.payment },
    status: 'paid',
  }
  return [event('invoice.paid', invoice(payment, ids.invoice, reason)), event('invoice_payment.paid', paid)]
}

const refund = ({ checkoutId, amountMinor, currency }: LocalPayment, paymentId: string) =>
  event('charge.refunded', {
    id: checkoutId.replace('cs_', 'ch_'),
    object: 'charge',
    amount: amountMinor,
    amount_refunded: amountMinor,
    currency: currency.toLowerCase(),
    payment_intent: paymentId,
    metadata: {},
  })

const endedSubscription = (payment: LocalPayment) => ({
  id: subscriptionOf(payment.checkoutId),
  object: 'subscription',
  status: 'canceled',
  cancellation_details: { reason: 'payment_failed' },
  metadata: metadataOf(payment),
})
