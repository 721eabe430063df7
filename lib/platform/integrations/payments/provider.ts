import { createHash, createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { env } from '@/lib/platform/env'
import { localPaymentPath } from '@/lib/text/routes'
import { readStripeEvent } from './events'
import { type LocalPayment, type StandInEvent, standInEvents } from './local-events'
import type { PaymentProvider } from './payments'
import { stripePayments } from './stripe'

/** The local payment page; null with keys of the provider, and where stand-ins are not allowed. */
export const standInPayments =
  env.DONATIONS === 'on' && env.STAND_INS === 'allow' && !env.STRIPE_SECRET_KEY
    ? localPayments(localSecret(), (checkoutId) => new URL(localPaymentPath(checkoutId), env.SITE_URL).href)
    : null

function localSecret(): string {
  return `whsec_${createHash('sha256')
    .update(`local payments ${env.AUTH_SECRET ?? ''}`)
    .digest('hex')}`
}

export const payments: PaymentProvider | null =
  env.DONATIONS === 'on' && env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? stripePayments({
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        baseUrl: env.STRIPE_BASE_URL,
      })
    : standInPayments

interface LocalPayments extends PaymentProvider {
  /** As Stripe would send them: same order, bodies and signature scheme. */
  signEvents(what: StandInEvent, payment: LocalPayment): { body: string; signature: string }[]
}

/** Stands in for Stripe: the payment page is ours. @param secret signs its webhooks. */
function localPayments(secret: string, pageUrl: (checkoutId: string) => string): LocalPayments {
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
    // The payment page asks whether its donation may still be paid.
    async closeCheckout() {
      return 'expired'
    },
    // Nobody but the payment page charges anything.
    async stopMonthly() {},
    async pauseMonthly() {},
    readEvent: (body, signature) => readStripeEvent(body, signature, secret),
    books: null,
    signEvents: (what, payment) =>
      standInEvents(what, payment).map((event) => {
        const body = JSON.stringify(event)
        return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
      }),
  }
}
