import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { paymentEvents } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { rereadPayment } from '@/lib/moderation/staff/money/operations'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { recheckPayment } from '@/lib/money/reconciliation/operations'
import { makeContext, staffActor } from '@/tests/support/context'
import { booksOf, eventOf } from '@/tests/support/donations'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { differencesOf, makePaid } from '@/tests/support/reconciliation'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const noon = (day: number) => new Date(Date.UTC(2025, 0, day, 12))

const server = new StripeServer()
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await server.start()
})
afterAll(() => server.stop())

it.each(['failed', 'canceled'] as const)(
  'a refund that %s without a webhook is taken back by reading the payment again',
  async (status) => {
    const [payment] = await makePaid([noon(1)])
    if (!payment) throw new Error('no payment')
    const refunded = eventOf({ id: payment.donationId, amountMinor: 2_000, currency: 'USD' }, 'reembolsado', {
      paymentId: payment.id,
      objectId: payment.id.replace('pi_', 'ch_'),
      occurredAt: noon(1),
    })
    await recordPaymentEvent(makeContext(SYSTEM), refunded)
    expect(await booksOf(payment.donationId)).toMatchObject({ status: 'reembolsado', refunded: 2_000 })
    server.payments = [{ ...payment, refunds: [{ amount: 2_000, created: noon(1), status }] }]
    expect(await recheckPayment(makeContext(SYSTEM), server.books, payment.id)).toBe(false)
    const [difference] = await differencesOf([payment])
    expect(difference).toMatchObject({ kind: 'devuelto' })
    const staff = makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))
    expect(await rereadPayment(staff, { differenceId: difference?.id ?? 0 }, server.books)).toBe(true)
    expect(await booksOf(payment.donationId)).toMatchObject({ status: 'aprobado', refunded: 0 })
  },
)

it('reading a payment again that was never refunded tells of no refund', async () => {
  const [payment] = await makePaid([noon(10)])
  if (!payment) throw new Error('no payment')
  server.payments = [payment]
  expect((await server.books.readEvents(payment.id, noon(11))).map(({ kind }) => kind)).toEqual(['pagado'])
  expect(await db.$count(paymentEvents, eq(paymentEvents.paymentId, payment.id))).toBe(1)
})
