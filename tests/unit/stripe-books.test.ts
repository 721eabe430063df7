import { expect, it, onTestFinished } from 'vitest'
import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { StripeServer } from '@/tests/support/fakes/stripe-server'

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
  const { books } = server
  const fast = new Date(Date.now() + 3_600_000)
  const events = await books.readEvents('pi_1', fast)
  const states = events.filter(({ kind }) => kind === 'reembolsado' || kind === 'disputado')
  expect(states).toHaveLength(2)
  for (const { occurredAt } of states)
    expect(fast.getTime() - occurredAt.getTime()).toBeGreaterThan(1_800_000)
})

it.each(['null', '[]', '{}', '{"object":"list"}', '<html>', ''])(
  'an answer of %j with status 200 is a failure of the provider, and says nothing of a payment',
  async (answer) => {
    const server = await new StripeServer().start()
    onTestFinished(() => server.stop())
    server.oddAnswer = answer
    const { books, client } = server
    const now = new Date()
    const order = {
      donationId: 1,
      monthlyGiftId: null,
      foundationId: 2,
      amountMinor: 900,
      currency: 'USD' as const,
      createdAt: now,
      successUrl: 'https://prueba.example/si',
      cancelUrl: 'https://prueba.example/no',
    }
    const list = async () => {
      const period = { since: new Date(0), until: now, changes: { since: new Date(0) } }
      for await (const _ of books.listPayments(period, new AbortController().signal)) break
    }
    const asked = [
      client.openCheckout(order),
      client.findCheckoutState('cs_1'),
      books.findPayment('pi_1'),
      books.findPayment('ch_1'),
      books.readEvents('pi_1', now),
      list(),
    ]
    for (const question of asked) await expect(question).rejects.toBeInstanceOf(PaymentFailure)
  },
)
