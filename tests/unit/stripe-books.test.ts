import { expect, it, onTestFinished } from 'vitest'
import { stripePayments } from '@/lib/platform/integrations/payments/stripe'
import { STRIPE_KEY, STRIPE_SECRET, StripeServer } from '@/tests/support/fakes/stripe-server'

it('states that are read again are of the provider’s time, not of a clock that is fast', async () => {
  const server = await new StripeServer().start()
  onTestFinished(() => server.stop())
  const created = new Date('2026-01-01T00:00:00Z')
  server.payments = [
    {
      id: 'pi_1',
      amount: 900,
      currency: 'usd',
      created,
      refunds: [{ amount: 100, created }],
      disputes: [{ id: 'dp_1', amount: 100, status: 'lost', created }],
    },
  ]
  const { books } = stripePayments({
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_SECRET,
    baseUrl: server.url,
  })
  const fast = new Date(Date.now() + 3_600_000)
  const events = (await books?.readEvents('pi_1', fast)) ?? []
  const states = events.filter(({ kind }) => kind === 'reembolsado' || kind === 'disputado')
  expect(states).toHaveLength(2)
  for (const { occurredAt } of states)
    expect(fast.getTime() - occurredAt.getTime()).toBeGreaterThan(1_800_000)
})
