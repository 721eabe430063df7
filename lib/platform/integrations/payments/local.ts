import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { readStripeEvent } from './events'
import { type LocalPayment, type StandInEvent, standInEvents } from './local-events'
import type { PaymentProvider } from './payments'

interface LocalPayments extends PaymentProvider {
  /** The webhooks that Stripe would send, in its order: same bodies, same signature scheme. */
  signEvents(what: StandInEvent, payment: LocalPayment): { body: string; signature: string }[]
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
    // Nobody but the payment page charges anything.
    async stopMonthly() {},
    readEvent: (body, signature) => readStripeEvent(body, signature, secret),
    books: null,
    signEvents: (what, payment) =>
      standInEvents(what, payment).map((event) => {
        const body = JSON.stringify(event)
        return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
      }),
  }
}
