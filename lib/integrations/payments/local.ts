import { createHmac, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { readStripeEvent } from './events'
import type { PaymentProvider } from './payments'

/** What can be tried on the local payment page. */
const STAND_IN_EVENTS = {
  paid: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const

interface Payment {
  checkoutId: string
  donationId: number
  amountMinor: number
  currency: string
}

interface LocalPayments extends PaymentProvider {
  /** A webhook as Stripe would send it: same body, same signature scheme. */
  signEvent(what: keyof typeof STAND_IN_EVENTS, payment: Payment): { body: string; signature: string }
}

/**
 * Stands in for Stripe where there are no keys and stand-ins are allowed: its payment page is a page of ours.
 * @param secret signs its webhooks.
 */
export function localPayments(secret: string, pageUrl: (checkoutId: string) => string): LocalPayments {
  return {
    name: 'local',
    async openCheckout({ donationId, createdAt }) {
      const seed = `${donationId} ${createdAt.getTime()}`
      const id = `cs_prueba_${createHmac('sha256', secret).update(seed).digest('hex').slice(0, 32)}`
      return { id, url: pageUrl(id) }
    },
    async findCheckoutState() {
      return 'open'
    },
    readEvent: (body, signature) => readStripeEvent(body, signature, secret),
    books: null,
    signEvent(what, payment) {
      const body = JSON.stringify(eventOf(what, payment))
      return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
    },
  }
}

function eventOf(
  what: keyof typeof STAND_IN_EVENTS,
  { checkoutId, donationId, amountMinor, currency }: Payment,
) {
  const payment = { payment_intent: checkoutId.replace('cs_', 'pi_'), currency: currency.toLowerCase() }
  const metadata = { donationId: String(donationId) }
  const session = {
    id: checkoutId,
    object: 'checkout.session',
    client_reference_id: String(donationId),
    amount_total: amountMinor,
    payment_status: what === 'paid' ? 'paid' : 'unpaid',
  }
  const charge = {
    id: checkoutId.replace('cs_', 'ch_'),
    object: 'charge',
    amount: amountMinor,
    amount_refunded: amountMinor,
  }
  return {
    id: `evt_prueba_${randomUUID()}`,
    object: 'event',
    type: STAND_IN_EVENTS[what],
    created: Math.floor(Date.now() / 1000),
    data: { object: { ...(what === 'refunded' ? charge : session), ...payment, metadata } },
  }
}
