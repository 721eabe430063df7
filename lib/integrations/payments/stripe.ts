import Stripe from 'stripe'
import { HOUR_MS } from '@/lib/durations'
import { readStripeEvent } from './events'
import { ITEM_TITLE, PaymentFailure, type PaymentProvider } from './payments'
import { stripeBooks } from './stripe-books'
import { failed } from './stripe-failure'

const TIMEOUT_MS = 10_000
/** How long a payment page can be used; Stripe allows 30 minutes to a day. */
const OPEN_MS = HOUR_MS

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  baseUrl?: string
}

/** Stripe Checkout: a hosted page, so that no card data reaches us. Stripe is told ids and amounts, no names. */
export function stripePayments({ secretKey, webhookSecret, baseUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(baseUrl ? endpointOf(new URL(baseUrl)) : {}),
  })
  return {
    name: 'stripe',
    async openCheckout({
      donationId,
      foundationId,
      amountMinor,
      currency,
      createdAt,
      successUrl,
      cancelUrl,
    }) {
      const metadata = { donationId: String(donationId), foundationId: String(foundationId) }
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            submit_type: 'donate',
            locale: 'es-419',
            client_reference_id: String(donationId),
            metadata,
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountMinor,
                  product_data: { name: ITEM_TITLE },
                },
              },
            ],
            success_url: successUrl,
            cancel_url: cancelUrl,
            // Of the donation, not of now: a repeated request has to be the same.
            expires_at: Math.floor((createdAt.getTime() + OPEN_MS) / 1000),
          },
          // With the time, since a test account may have seen the ids of another database.
          { idempotencyKey: `donation ${donationId} ${createdAt.getTime()}` },
        )
        .catch(failed)
      if (!session.url) throw new PaymentFailure('session without a page', 'outage')
      return { id: session.id, url: session.url }
    },
    async findCheckoutState(checkoutId) {
      const { status } = await stripe.checkout.sessions.retrieve(checkoutId).catch(failed)
      if (status === 'open') return 'open'
      return status === 'expired' ? 'expired' : 'complete'
    },
    readEvent: (body, signature) => readStripeEvent(body, signature, webhookSecret),
    books: stripeBooks(stripe),
  }
}

const endpointOf = ({ protocol, hostname, port }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
})
