import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { paymentDifferences, reconciliations } from '@/db/schema'
import { runReconciliation } from '@/lib/money/reconciliation/operations'
import type { ProviderBooks } from '@/lib/platform/integrations/payments/payments'
import { makeContext } from '@/tests/support/context'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { differencesOf, makePaid } from '@/tests/support/reconciliation'

const HOUR = 3_600_000
const noon = (day: number) => new Date(Date.UTC(2031, 0, day, 12))
const hours = (day: number, count: number) => new Date(noon(day).getTime() + count * HOUR)

const server = new StripeServer()

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(async () => {
  await db.delete(paymentDifferences)
})

/** One call whose time is up after so many payments were read. */
function runFor(payments: number, now: Date) {
  const stop = new AbortController()
  let read = 0
  const slow: ProviderBooks = {
    ...server.books,
    async *listPayments(period, signal) {
      for await (const payment of server.books.listPayments(period, signal)) {
        read += 1
        if (read > payments) stop.abort()
        yield payment
      }
    },
  }
  return runReconciliation(makeContext({ kind: 'system', name: 'tests' }, { now }), slow, stop.signal)
}

const runOf = async (day: number) => {
  const rows = await db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.day, noon(day).toISOString().slice(0, 10)))
  return rows[0]
}

/** Of six days before the seventh after `day`, twenty each; with a refund and two disputes that we know nothing of. */
async function makeBooks(day: number) {
  const paid = await makePaid(Array.from({ length: 120 }, (_, n) => hours(day + (n % 6), n / 60)))
  const old = await makePaid([hours(day - 60, 0)])
  const [missing, refunded, disputed] = paid
  const [late] = old
  if (!missing || !refunded || !disputed || !late) throw new Error('no payments')
  const dispute = (id: string, created: Date) => ({ id, amount: 500, status: 'lost', created })
  server.payments = [
    { ...refunded, refunds: [{ amount: 700, created: hours(day + 4, 1) }] },
    // Decided in another part than the one in which it was paid.
    { ...disputed, disputes: [dispute(`dp_${day}`, hours(day + 5, 1))] },
    { ...late, refunds: [{ amount: 2_000, created: hours(day - 50, 0) }] },
    ...paid.slice(3),
  ]
  return [...paid, ...old]
}

const kindsOf = async (payments: readonly { id: string }[]) =>
  (await differencesOf(payments)).map(({ kind, resolvedAt }) => [kind, resolvedAt]).toSorted()
const ALL = [
  ['devuelto', null],
  ['devuelto', null],
  ['disputa', null],
  ['falta allá', null],
]

describe('more payments than one call can read', () => {
  it('are compared in parts by several calls, which find the same as a single one', async () => {
    const payments = await makeBooks(100)
    expect(await runFor(50, noon(107))).toMatchObject({ outcome: 'partial', differences: 0 })
    const outcomes: string[] = []
    while (outcomes.at(-1) !== 'done' && outcomes.length < 20)
      outcomes.push((await runFor(50, hours(107, outcomes.length + 1))).outcome)
    expect(outcomes.length).toBeGreaterThan(1)
    expect(outcomes.slice(0, -1).every((outcome) => outcome === 'partial')).toBe(true)
    expect(await kindsOf(payments)).toEqual(ALL)
    expect(await runFor(50, hours(107, 11))).toMatchObject({ outcome: 'idle' })

    // The next night begins in parts, and finds nothing new.
    const before = await differencesOf(payments)
    expect(await runFor(1000, noon(108))).toMatchObject({ outcome: 'done', differences: 0 })
    expect((await runOf(108))?.comparedSince).not.toBeNull()
    expect(await differencesOf(payments)).toEqual(before)
  })

  it('go on the next day, before that day’s own, and a provider that fails meanwhile loses nothing', async () => {
    const payments = await makeBooks(200)
    await runFor(50, noon(207))
    expect(await runFor(50, hours(207, 1))).toMatchObject({ outcome: 'partial' })
    const comparedSince = (await runOf(207))?.comparedSince ?? noon(207)
    expect(comparedSince.getTime()).toBeLessThan(hours(207, -12).getTime())
    server.healthyFor = 1
    expect(await runFor(1000, hours(207, 2))).toMatchObject({ outcome: 'failed' })
    server.healthyFor = Number.POSITIVE_INFINITY
    expect(await runOf(207)).toMatchObject({ comparedSince, finishedAt: null })
    // Three in the morning.
    expect(await runFor(1000, hours(208, -9))).toMatchObject({ outcome: 'done' })
    expect(await runOf(207)).toMatchObject({ finishedAt: hours(208, -9) })
    expect(await kindsOf(payments)).toEqual(ALL)
    expect(await runFor(1000, hours(208, -8))).toMatchObject({ outcome: 'idle' })
    expect(await runFor(1000, hours(208, -5))).toMatchObject({ outcome: 'done', differences: 0 })
  })
})
