import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProviderBooks } from '@/lib/platform/integrations/payments/payments'
import { stripePayments } from '@/lib/platform/integrations/payments/stripe'
import { LoopbackServer } from '@/tests/support/loopback'
import { answerBooks, type FakePayment } from './stripe-books'

export const STRIPE_KEY = 'sk_test_only_tests_know'
export const STRIPE_SECRET = 'whsec_only_tests_know'

interface FakeSession {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  /** The parameters as they were sent: `line_items[0][quantity]` and so on. */
  sent: Record<string, string>
}

interface FakeSubscription {
  id: string
  status: 'active' | 'canceled'
  /** How it is paused; '' when it is not. */
  pause?: string
}

const MISSING = { type: 'invalid_request_error', code: 'resource_missing', message: 'No' }

/**
 * Speaks Stripe's protocol for Checkout sessions, subscriptions and the books of payments on this machine: form-encoded
 * requests with a bearer token, JSON answers, errors with type and code, and idempotency keys that refuse other parameters.
 */
export class StripeServer extends LoopbackServer {
  readonly sessions: FakeSession[] = []
  readonly subscriptions: FakeSubscription[] = []
  payments: FakePayment[] = []
  /** Paths with queries, as they were asked for. */
  readonly asked: string[] = []
  /** Requests that are answered before everything fails. */
  healthyFor = Number.POSITIVE_INFINITY
  behaviour: 'healthy' | 'too large' | 'too small' | number = 'healthy'
  /** What is answered with 200 instead, as by a proxy. */
  oddAnswer: string | null = null
  readonly #keys = new Map<string, { body: string; session: FakeSession }>()

  constructor() {
    super((request, response) => this.#receive(request, response))
  }

  /** Our client of it. */
  get client() {
    return stripePayments({ secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, baseUrl: this.url })
  }

  get books(): ProviderBooks {
    const { books } = this.client
    if (!books) throw new Error('The client reads no books')
    return books
  }

  /** Somebody pays on the page: Stripe completes the session and starts the subscription. */
  pay(checkoutId: string): FakeSubscription {
    const session = this.sessions.find(({ id }) => id === checkoutId)
    if (!session) throw new Error(`No session ${checkoutId}`)
    session.status = 'complete'
    const subscription: FakeSubscription = { id: subscriptionOf(checkoutId), status: 'active' }
    this.subscriptions.push(subscription)
    return subscription
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const [path = ''] = (request.url ?? '').split('?')
    if (this.oddAnswer !== null) response.end(this.oddAnswer)
    else if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      refuse(response, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    else if (typeof this.behaviour === 'number' || this.healthyFor-- <= 0)
      refuse(response, typeof this.behaviour === 'number' ? this.behaviour : 503, {
        type: 'api_error',
        message: 'Trouble',
      })
    else if (path.startsWith('/v1/subscriptions/'))
      this.#subscription(request.method ?? '', path, body, response)
    else if (request.method === 'GET') this.#find(request.url ?? '', response)
    else if (path.endsWith('/expire')) this.#expire(path, response)
    else this.#create(String(request.headers['idempotency-key'] ?? ''), body, response)
  }

  #subscription(method: string, path: string, body: string, response: ServerResponse): void {
    const subscription = this.subscriptions.find(({ id }) => path === `/v1/subscriptions/${id}`)
    // Stripe does not find a cancelled one to cancel it again.
    if (!subscription || (method === 'DELETE' && subscription.status === 'canceled')) {
      refuse(response, 404, MISSING)
      return
    }
    if (method === 'DELETE') subscription.status = 'canceled'
    if (method === 'POST') {
      const sent = new URLSearchParams(body)
      subscription.pause = sent.get('pause_collection[behavior]') ?? sent.get('pause_collection') ?? undefined
    }
    answer(response, 200, { ...subscription, object: 'subscription' })
  }

  #find(url: string, response: ServerResponse): void {
    this.asked.push(url)
    const session = this.sessions.find(({ id }) => url === `/v1/checkout/sessions/${id}`)
    const found = session ? wire(session) : answerBooks(url, this.payments)
    if (found) answer(response, 200, found)
    else refuse(response, 404, MISSING)
  }

  #expire(url: string, response: ServerResponse): void {
    const session = this.sessions.find(({ id }) => url === `/v1/checkout/sessions/${id}/expire`)
    if (session?.status !== 'open') {
      refuse(response, 400, { type: 'invalid_request_error', message: 'Only open sessions can be expired' })
      return
    }
    session.status = 'expired'
    answer(response, 200, wire(session))
  }

  #create(key: string, body: string, response: ServerResponse): void {
    const known = this.#keys.get(key)
    if (!known) this.#open(key, body, response)
    else if (known.body === body) answer(response, 200, wire(known.session))
    else refuse(response, 400, { type: 'idempotency_error', message: 'Other parameters for the same key' })
  }

  #open(key: string, body: string, response: ServerResponse): void {
    const sent = Object.fromEntries(new URLSearchParams(body))
    const amount = sent['line_items[0][price_data][unit_amount]'] ?? ''
    const wrong = unfitFor(sent)
    if (wrong) {
      refuse(response, 400, { type: 'invalid_request_error', message: wrong })
      return
    }
    const code = this.#amountCode(amount)
    if (code) {
      refuse(response, 400, { type: 'invalid_request_error', code, message: 'Not this amount' })
      return
    }
    const id = `cs_test_${this.sessions.length + 1}_${process.pid}`
    const session: FakeSession = { id, url: `${this.url}/c/pay/${id}`, status: 'open', sent }
    this.sessions.push(session)
    if (key) this.#keys.set(key, { body, session })
    answer(response, 200, wire(session))
  }

  #amountCode(amount: string): string | null {
    if (!/^[1-9]\d*$/.test(amount)) return 'parameter_invalid_integer'
    if (this.behaviour === 'too small') return 'amount_too_small'
    return this.behaviour === 'too large' || amount.length > MOST_DIGITS ? 'amount_too_large' : null
  }
}

const MOST_DIGITS = 8

/** Parameters that Stripe takes in the other mode only. */
function unfitFor(sent: Record<string, string>): string | null {
  const has = (name: string) => Object.keys(sent).some((key) => key.startsWith(name))
  const isMonthly = sent.mode === 'subscription'
  const recurring = sent['line_items[0][price_data][recurring][interval]']
  if (isMonthly && has('payment_intent_data')) return 'You can not pass `payment_intent_data` here'
  if (!isMonthly && has('subscription_data')) return 'You can not pass `subscription_data` here'
  return isMonthly === (recurring !== undefined) ? null : 'The price does not fit the mode'
}

const subscriptionOf = (checkoutId: string) => checkoutId.replace('cs_', 'sub_')

function wire({ id, url, status, sent }: FakeSession) {
  const isMonthly = sent.mode === 'subscription'
  return {
    id,
    object: 'checkout.session',
    status,
    url,
    subscription: isMonthly && status === 'complete' ? subscriptionOf(id) : null,
    amount_total: Number(sent['line_items[0][price_data][unit_amount]']),
    currency: sent['line_items[0][price_data][currency]'],
    client_reference_id: sent.client_reference_id,
    metadata: {
      donationId: sent['metadata[donationId]'],
      donationCreatedAt: sent['metadata[donationCreatedAt]'],
    },
    payment_status: 'unpaid',
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, status: number, error: object) =>
  answer(response, status, { error })
