import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { donations, paymentDifferences, paymentEvents, reconciliations } from '@/db/schema'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { runReconciliation } from '@/lib/money/reconciliation/operations'
import type { ProviderBooks } from '@/lib/platform/integrations/payments/payments'
import { makeContext } from '@/tests/support/context'
import { eventOf } from '@/tests/support/donations'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { differencesOf, makePaid, paidEvent } from '@/tests/support/reconciliation'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Noon of a day that no other test uses; runs are due since six. */
const noon = (day: number) => new Date(Date.UTC(2030, 0, day, 12))
const minute = (day: number, minutes: number) => new Date(noon(day).getTime() + minutes * 60_000)

const server = new StripeServer()
const log = vi.fn()
const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)))

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(async () => {
  // Open ones are compared whatever their age, that of the demo world too.
  await db.delete(paymentDifferences)
  vi.spyOn(console, 'warn').mockImplementation(log)
})
afterEach(() => {
  vi.restoreAllMocks()
  log.mockReset()
  server.healthyFor = Number.POSITIVE_INFINITY
})

const run = (now: Date, from: ProviderBooks | null = server.books) =>
  runReconciliation(makeContext(SYSTEM, { now }), from)
const kindsOf = async (payments: readonly { id: string }[]) =>
  (await differencesOf(payments)).map(({ kind }) => kind).toSorted()

describe('the nightly comparison with the payment provider', () => {
  it('finds each of six kinds of differences among 250 payments once, and invents none', async () => {
    const paid = await makePaid(Array.from({ length: 249 }, (_, n) => minute(3 + (n % 5), n)))
    const [missing, amount, currency, refunded, disputed] = paid
    if (!missing || !amount || !currency || !refunded || !disputed) throw new Error('no payments')
    const ofOtherSite = { donationId: missing.donationId, donationCreatedAt: minute(2, 0) }
    const unknown = { id: 'pi_unknown', amount: 900, currency: 'usd', created: minute(4, 0), ...ofOtherSite }
    const refused = { ...unknown, id: 'pi_refused', status: 'failed' as const }
    const theirs = [
      { ...amount, amount: 1_990 },
      { ...currency, currency: 'pen' },
      { ...refunded, refunds: [{ amount: 700, created: minute(5, 1) }] },
      { ...disputed, disputes: [{ id: 'dp_1', amount: 2_000, status: 'lost', created: minute(5, 2) }] },
      ...paid.slice(5),
    ]
    server.payments = [...theirs, unknown, refused]
    const all = [...paid, unknown, refused]
    server.asked.length = 0

    expect(await run(noon(9))).toEqual({ outcome: 'done', payments: 250, differences: 6 })
    const found = await differencesOf(all)
    const side = (minor: number | null, cur: string | null, state: string | null = null) => [
      minor,
      cur,
      state,
    ]
    expect(
      found.map((row) => [
        row.kind,
        row.paymentId,
        row.donationId,
        [row.oursMinor, row.oursCurrency, row.oursState],
        [row.theirsMinor, row.theirsCurrency, row.theirsState],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['falta aquí', unknown.id, null, side(null, null), side(900, 'USD')],
        ['falta allá', missing.id, missing.donationId, side(2_000, 'USD'), side(null, null)],
        ['monto', amount.id, amount.donationId, side(2_000, 'USD'), side(1_990, 'USD')],
        ['moneda', currency.id, currency.donationId, side(2_000, 'USD'), side(2_000, 'PEN')],
        ['devuelto', refunded.id, refunded.donationId, side(0, 'USD'), side(700, 'USD')],
        ['disputa', disputed.id, disputed.donationId, side(null, null), side(2_000, 'USD', 'lost')],
      ]),
    )
    expect(found).toHaveLength(6)
    expect(logged().map(({ what, kind }) => [what, kind])).toEqual(
      found.map(({ kind }) => ['payment difference', kind]),
    )
    // Three pages of a hundred, then the one payment that no list named.
    expect(server.asked.filter((path) => path.startsWith('/v1/charges?'))).toHaveLength(3)
    expect(server.asked.filter((path) => path.startsWith('/v1/payment_intents/'))).toHaveLength(1)

    log.mockReset()
    expect(await run(minute(9, 5))).toMatchObject({ outcome: 'idle' })
    expect(await run(noon(10))).toMatchObject({ outcome: 'done', differences: 0 })
    expect(await differencesOf(all)).toEqual(found)
    expect(log).not.toHaveBeenCalled()
  })

  it('marks a difference resolved when it is gone, and finds it again when it is back', async () => {
    const [payment] = await makePaid([minute(20, 0)])
    if (!payment) throw new Error('no payment')
    server.payments = []
    await run(noon(21))
    server.payments = [payment]
    await run(noon(22))
    expect(await differencesOf([payment])).toMatchObject([{ kind: 'falta allá', resolvedAt: noon(22) }])
    server.payments = []
    await run(noon(23))
    expect(await differencesOf([payment])).toMatchObject([
      { resolvedAt: noon(22) },
      { kind: 'falta allá', resolvedAt: null, foundAt: noon(23) },
    ])
    // Long past the days that are compared, an open difference is still looked after.
    server.payments = [payment]
    await run(noon(60))
    expect(await differencesOf([payment])).toMatchObject([{}, { resolvedAt: noon(60) }])
  })

  it('leaves alone what staff settled, until it says something else', async () => {
    const [payment] = await makePaid([minute(70, 0)])
    if (!payment) throw new Error('no payment')
    const refund = (amount: number) => ({ ...payment, refunds: [{ amount, created: minute(70, 5) }] })
    server.payments = [refund(500)]
    await run(noon(71))
    await db
      .update(paymentDifferences)
      .set({ settledAt: noon(71) })
      .where(eq(paymentDifferences.paymentId, payment.id))
    expect(await run(noon(72))).toMatchObject({ differences: 0 })
    expect(await differencesOf([payment])).toMatchObject([{ settledAt: noon(71), foundAt: noon(71) }])
    server.payments = [refund(800)]
    expect(await run(noon(73))).toMatchObject({ differences: 1 })
    expect(await differencesOf([payment])).toMatchObject([{ settledAt: null, theirsMinor: 800 }])
  })

  it('compares older payments that were refunded or disputed of late, but not what changed since midnight', async () => {
    const payments = await makePaid([minute(100, 0), minute(100, 1), minute(139, 0)])
    const [refunded, disputed, fresh] = payments
    if (!refunded || !disputed || !fresh) throw new Error('no payments')
    server.payments = [
      { ...refunded, refunds: [{ amount: 2_000, created: minute(138, 0) }] },
      { ...disputed, disputes: [{ id: 'dp_2', amount: 2_000, status: 'won', created: minute(110, 0) }] },
      { ...fresh, refunds: [{ amount: 100, created: minute(140, -60) }] },
    ]
    await run(noon(140))
    expect(await kindsOf(payments)).toEqual(['devuelto', 'disputa'])
    await run(noon(141))
    expect(await kindsOf(payments)).toEqual(['devuelto', 'devuelto', 'disputa'])
  })

  it('reports nothing that a webhook told and staff see already', async () => {
    const [payment] = await makePaid([minute(150, 0)])
    if (!payment) throw new Error('no payment')
    const stranger = { id: 'pi_stranger', amount: 100, currency: 'usd', created: minute(150, 1) }
    await db.insert(paymentEvents).values({ ...paidEvent(stranger), issue: 'sin donación' })
    const dispute = { id: 'dp_3', amount: 2_000, status: 'needs_response', created: minute(150, 5) }
    const told = eventOf({ id: payment.donationId, amountMinor: 2_000, currency: 'USD' }, 'disputado', {
      paymentId: payment.id,
      objectId: dispute.id,
      state: dispute.status,
    })
    await recordPaymentEvent(makeContext(SYSTEM, { now: minute(150, 6) }), told)
    server.payments = [stranger, { ...payment, disputes: [dispute] }]
    expect(await run(noon(151))).toMatchObject({ payments: 2, differences: 0 })
    // Meanwhile another webhook came: the books that were read are older.
    const changing = makeContext(SYSTEM, { now: minute(152, 1) })
    await recordPaymentEvent(changing, { ...told, id: 'evt_won', state: 'won' })
    expect(await run(noon(152))).toMatchObject({ payments: 1, differences: 0 })
  })
})

describe('a comparison that does not run through', () => {
  const runsOf = (day: number) =>
    db
      .select()
      .from(reconciliations)
      .where(eq(reconciliations.day, noon(day).toISOString().slice(0, 10)))

  it('fails politely when the provider is down midway, and is done by a later call', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const paid = await makePaid(Array.from({ length: 150 }, (_, n) => minute(199, n)))
    server.payments = paid.slice(1)
    // Disputes, refunds and the first page of payments.
    server.healthyFor = 3
    expect(await run(noon(200))).toEqual({ outcome: 'failed', payments: 0, differences: 0 })
    expect(errors).toHaveBeenCalledOnce()
    expect(await differencesOf(paid)).toEqual([])
    server.healthyFor = Number.POSITIVE_INFINITY
    expect(await run(minute(200, 20))).toMatchObject({ outcome: 'idle' })
    expect(await run(minute(200, 60))).toMatchObject({ outcome: 'done', payments: 150, differences: 1 })
    expect(await runsOf(200)).toMatchObject([{ attempt: 2, payments: 150 }])
    expect(await kindsOf(paid)).toEqual(['falta allá'])
  })

  it('is done once by two at the same time', async () => {
    const paid = await makePaid([minute(210, 0)])
    server.payments = []
    const outcomes = await Promise.all([run(noon(211)), run(noon(211))])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'idle'])
    expect(await kindsOf(paid)).toEqual(['falta allá'])
  })

  it('is taken up again after its process was killed, and a stalled one leaves the rest to its successor', async () => {
    const paid = await makePaid([minute(220, 0)])
    server.payments = []
    let resume = () => {}
    const stalled = new Promise<void>((resolve) => {
      resume = resolve
    })
    const slow: ProviderBooks = {
      ...server.books,
      async *listPayments(period, stop) {
        await stalled
        yield* server.books.listPayments(period, stop)
      },
    }
    const first = run(noon(221), slow)
    await vi.waitFor(async () => expect(await runsOf(221)).toHaveLength(1))
    expect(await run(minute(221, 9))).toMatchObject({ outcome: 'idle' })
    expect(await run(minute(221, 11))).toMatchObject({ outcome: 'done', differences: 1 })
    server.payments = paid
    resume()
    expect(await first).toMatchObject({ outcome: 'idle' })
    expect(await differencesOf(paid)).toMatchObject([{ resolvedAt: null, foundAt: minute(221, 11) }])
  })

  it('begins at six, and compares nothing with the stand-in of the provider', async () => {
    expect(await run(new Date(noon(230).getTime() - 7 * HOUR))).toMatchObject({ outcome: 'idle' })
    expect(await run(noon(230), null)).toMatchObject({ outcome: 'idle' })
    expect(await runsOf(230)).toEqual([])
  })

  it('never changes the books', async () => {
    const [payment] = await makePaid([minute(240, 0)])
    if (!payment) throw new Error('no payment')
    const read = () => db.select().from(donations).where(eq(donations.id, payment.donationId))
    const before = await read()
    server.payments = [{ ...payment, amount: 5, refunds: [{ amount: 5, created: minute(240, 1) }] }]
    expect(await run(new Date(noon(240).getTime() + DAY))).toMatchObject({ differences: 2 })
    expect(await read()).toEqual(before)
  })
})
