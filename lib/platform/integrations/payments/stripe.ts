import Stripe from 'stripe'
import { HOUR_MS } from '@/lib/text/durations'
import { donationMetadata, giftMetadata, readStripeEvent, referenceOf } from './events'
import {
  type Checkout,
  type CheckoutState,
  ITEM_TITLE,
  type MonthlyCharge,
  type Order,
  PaymentFailure,
  type PaymentProvider,
} from './payments'
import { failed, stripeBooks } from './stripe-books'

const TIMEOUT_MS = 10_000
const OPEN_MS = HOUR_MS

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  baseUrl?: string
}

/** Hosted, so that no card data reaches us; Stripe gets ids and amounts, no names. */
export function stripePayments({ secretKey, webhookSecret, baseUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(baseUrl ? endpointOf(new URL(baseUrl)) : {}),
  })
  return {
    name: 'stripe',
    openCheckout: (order) => openCheckout(stripe, order).catch(failed),
    findCheckoutState: (checkoutId) => findCheckoutState(stripe, checkoutId).catch(failed),
    closeCheckout: (checkoutId) => closeCheckout(stripe, checkoutId).catch(failed),
    stopMonthly: (charge) => stopMonthly(stripe, charge).catch(failed),
    pauseMonthly: (subscriptionId, paused) => pauseMonthly(stripe, subscriptionId, paused).catch(failed),
    readEvent: (body, signature) => readStripeEvent(body, signature, webhookSecret),
    books: stripeBooks(stripe),
  }
}

async function openCheckout(stripe: Stripe, order: Order): Promise<Checkout> {
  const { id, url } = await stripe.checkout.sessions.create(sessionOf(order), idempotencyOf(order))
  if (!url) throw new PaymentFailure('session without a page', 'outage')
  return { id, url }
}

async function findCheckoutState(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
  return stateOf(await stripe.checkout.sessions.retrieve(checkoutId))
}

async function closeCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId)
  if (session.status !== 'open') return stateOf(session)
  return stateOf(await stripe.checkout.sessions.expire(checkoutId))
}

function stateOf({ status }: Stripe.Checkout.Session): CheckoutState {
  // Sessions of long ago have none, and are over.
  const known = status === null ? 'complete' : STATES.find((state) => state === status)
  if (!known) throw new PaymentFailure('session of an unknown state', 'outage')
  return known
}

const STATES: readonly CheckoutState[] = ['open', 'complete', 'expired']

const idempotencyOf = ({ donationId, createdAt }: Order) => ({
  idempotencyKey: `donation ${donationId} ${createdAt.getTime()}`,
})

function sessionOf(order: Order): Stripe.Checkout.SessionCreateParams {
  const { donationId, monthlyGiftId, foundationId, amountMinor, currency, createdAt } = order
  const metadata = { ...donationMetadata(donationId, createdAt), foundationId: String(foundationId) }
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amountMinor,
    product_data: { name: ITEM_TITLE },
  }
  const page = {
    locale: 'es-419',
    client_reference_id: String(donationId),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    // Of the donation, not of now: a repeated request has to be the same.
    expires_at: Math.floor((createdAt.getTime() + OPEN_MS) / 1000),
  } as const
  if (monthlyGiftId === null)
    return {
      ...page,
      mode: 'payment',
      submit_type: 'donate',
      metadata,
      payment_intent_data: { metadata },
      line_items: [{ quantity: 1, price_data: price }],
    }
  // Its invoices carry the subscription's metadata, its payments none at all.
  const ofMonth = { ...giftMetadata(monthlyGiftId, createdAt), foundationId: String(foundationId) }
  return {
    ...page,
    mode: 'subscription',
    metadata: { ...metadata, ...ofMonth },
    subscription_data: { metadata: ofMonth },
    line_items: [{ quantity: 1, price_data: { ...price, recurring: { interval: 'month' } } }],
  }
}

const isOver = (status: Stripe.Subscription.Status) =>
  status === 'canceled' || status === 'incomplete_expired'

/** Stripe refuses to cancel or close what is over already. */
async function stopMonthly(stripe: Stripe, { subscriptionId, checkoutId }: MonthlyCharge): Promise<void> {
  if (subscriptionId !== null) {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId)
    if (!isOver(status)) await stripe.subscriptions.cancel(subscriptionId)
    return
  }
  if (checkoutId === null) return
  const session = await stripe.checkout.sessions.retrieve(checkoutId)
  if (session.status === 'open') await stripe.checkout.sessions.expire(checkoutId)
  else if (session.status === 'complete')
    await stopMonthly(stripe, { subscriptionId: referenceOf(session.subscription), checkoutId: null })
}

/** Invoices of a paused subscription are void. Stripe refuses to change one that is over, which charges nothing either. */
async function pauseMonthly(stripe: Stripe, subscriptionId: string, paused: boolean): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId)
  if (isOver(status)) return
  await stripe.subscriptions.update(subscriptionId, {
    pause_collection: paused ? { behavior: 'void' } : '',
  })
}

const endpointOf = ({ protocol, hostname, port }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
})
