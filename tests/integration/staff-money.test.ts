import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { donations, paymentDifferences, paymentEvents } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { rereadPayment, settleDifference, settlePaymentIssue } from '@/lib/moderation/staff/money/operations'
import {
  countWaitingMoney,
  findPaymentDifference,
  findPaymentIssue,
  listWaitingMoney,
} from '@/lib/moderation/staff/money/queries'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { runReconciliation } from '@/lib/money/reconciliation/operations'
import { giftMetadata } from '@/lib/platform/integrations/payments/events'
import { deleteAccount } from '@/lib/privacy/operations'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { booksOf, eventOf, makeDonation } from '@/tests/support/donations'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { makeMonthlyGift } from '@/tests/support/monthly-gifts'
import { differencesOf, makePaid } from '@/tests/support/reconciliation'

const SYSTEM = { kind: 'system', name: 'tests' } as const
const REASON = 'Lo devolvimos por banco el martes.'
const noon = (day: number) => new Date(Date.UTC(2031, 0, day, 12))

const server = new StripeServer()
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await server.start()
})
afterAll(() => server.stop())

const compareOn = (day: number) => runReconciliation(makeContext(SYSTEM, { now: noon(day) }), server.books)
const newStaff = async () => makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))

/** A paid donation of which the provider says something else. */
async function differing(day: number) {
  const [payment] = await makePaid([noon(day)])
  if (!payment) throw new Error('no payment')
  server.payments = [{ ...payment, refunds: [{ amount: 500, created: noon(day) }] }]
  await compareOn(day + 1)
  const [row] = await differencesOf([payment])
  if (!row) throw new Error('no difference')
  return { payment, id: row.id, seen: (await findPaymentDifference(db, row.id))?.seen ?? '' }
}
const isListed = async (id: number) =>
  (await listWaitingMoney(db, 1)).rows.some((row) => row.kind === 'difference' && row.id === id)

describe('a difference at the staff desk', () => {
  it('waits with its donation and foundation until staff settle it with a note', async () => {
    const { payment, id, seen } = await differing(1)
    const before = await countWaitingMoney(db)
    expect((await listWaitingMoney(db, 1)).rows.find((row) => row.id === id)).toMatchObject({
      kind: 'difference',
      difference: 'devuelto',
      donationId: payment.donationId,
      foundation: { name: expect.any(String) },
      ours: { amountMinor: 0 },
      theirs: { amountMinor: 500, currency: 'USD' },
    })
    const ctx = await newStaff()
    const settle = () => settleDifference(ctx, { differenceId: id, seen, reason: REASON })
    await Promise.all([settle(), settle()])
    expect(await isListed(id)).toBe(false)
    expect(await countWaitingMoney(db)).toBe(before - 1)
    expect(await listAudit(`payment:${payment.id}`)).toMatchObject([
      { action: 'payment.settle', reason: REASON, name: payment.id },
    ])
    expect(await booksOf(payment.donationId)).toMatchObject({ refunded: 0, events: 1 })
  })

  it('needs the password again, and is refused once it says something else', async () => {
    const { payment, id, seen } = await differing(20)
    const admin = await makeUser(db, { role: 'admin', passwordHash: await hashDemoPassword() })
    const session = { id: `money ${admin.id}`, reauthenticated: false }
    const settle = (password?: string) =>
      settleDifference(makeContext({ kind: 'admin', id: admin.id, session }), {
        differenceId: id,
        seen,
        reason: REASON,
        password,
      })
    await expect(settle()).rejects.toMatchObject({ fields: { password: expect.any(String) } })
    server.payments = [{ ...payment, refunds: [{ amount: 900, created: noon(20) }] }]
    await compareOn(22)
    await expect(settle(DEMO_PASSWORD)).rejects.toMatchObject({ code: 'conflict' })
    server.payments = [payment]
    await compareOn(23)
    await expect(settle(DEMO_PASSWORD)).rejects.toMatchObject({ code: 'conflict' })
    expect(await isListed(id)).toBe(false)
  })

  it('loses the note of staff with the account of its donor, and keeps what was done', async () => {
    const { payment, id, seen } = await differing(90)
    const donor = await makePerson()
    await db.update(donations).set({ donorId: donor.id }).where(eq(donations.id, payment.donationId))
    await settleDifference(await newStaff(), { differenceId: id, seen, reason: REASON })
    const entry = { action: 'payment.settle', reason: REASON }
    expect(await listAudit(`payment:${payment.id}`)).toMatchObject([entry])
    await deleteAccount(donor.newContext(), { password: '' })
    expect(await listAudit(`payment:${payment.id}`)).toMatchObject([{ ...entry, reason: null, name: null }])
  })
})

it('what a webhook told is settled with what it told before of the same dispute, and comes back with news', async () => {
  const donation = await makeDonation()
  const record = (event: ReturnType<typeof eventOf>) => recordPaymentEvent(makeContext(SYSTEM), event)
  await record(eventOf(donation, 'pagado'))
  const dispute = (state: string) =>
    eventOf(donation, 'disputado', { state, type: `charge.dispute.${state}`, objectId: `dp_${donation.id}` })
  await record(dispute('needs_response'))
  const last = dispute('under_review')
  await record(last)
  const ofDonation = async () =>
    (await listWaitingMoney(db, 1)).rows.filter(
      (row) => row.kind === 'issue' && row.donationId === donation.id,
    )
  expect(await ofDonation()).toMatchObject([{ state: 'under_review', issue: 'disputa' }])
  const ctx = await newStaff()
  await settlePaymentIssue(ctx, { eventId: last.id, reason: REASON })
  expect(await ofDonation()).toEqual([])
  await record(dispute('lost'))
  expect(await ofDonation()).toMatchObject([{ state: 'lost' }])
  const settled = eq(paymentEvents.objectId, `dp_${donation.id}`)
  expect((await db.select().from(paymentEvents).where(settled)).filter((row) => row.settledAt)).toHaveLength(
    2,
  )
})

it('what a webhook told is not settled by staff who did not see the newest, which its page then shows', async () => {
  const donation = await makeDonation()
  const dispute = (state: string) => eventOf(donation, 'disputado', { state, objectId: `dp_${donation.id}` })
  const [seen, unseen] = [dispute('needs_response'), dispute('lost')]
  for (const event of [eventOf(donation, 'pagado'), seen, unseen])
    await recordPaymentEvent(makeContext(SYSTEM), event)
  const settle = async ({ id: eventId }: typeof seen) =>
    settlePaymentIssue(await newStaff(), { eventId, reason: REASON })
  await expect(settle(seen)).rejects.toMatchObject({ code: 'conflict', message: /más nuevo/ })
  const shown = { id: unseen.id, state: 'lost', isDone: false }
  expect(await findPaymentIssue(db, seen.id)).toMatchObject(shown)
  await Promise.all([settle(unseen), settle(unseen)])
  expect(await listAudit(`payment:pi_${donation.id}`)).toHaveLength(1)
  expect(await findPaymentIssue(db, seen.id)).toMatchObject({ id: seen.id, isDone: true })
})

describe('reading a payment again', () => {
  it('books what its lost webhooks would have told, with one receipt, and the difference is gone', async () => {
    const donation = await makeDonation({ createdAt: noon(40) })
    const payment = {
      id: `pi_lost_${donation.id}`,
      donationId: donation.id,
      amount: 2_000,
      currency: 'usd',
      created: noon(40),
    }
    server.payments = [
      {
        ...payment,
        refunds: [{ amount: 300, created: noon(40) }],
        disputes: [{ id: `dp_lost_${donation.id}`, amount: 400, status: 'lost', created: noon(40) }],
      },
    ]
    await compareOn(41)
    const [row] = await differencesOf([payment])
    expect(row).toMatchObject({ kind: 'falta aquí', donationId: donation.id })
    const differenceId = row?.id ?? 0
    const ctx = await newStaff()
    const told = {
      status: 'aprobado',
      paid: 2_000,
      refunded: 700,
      issues: ['disputa'],
      receipts: 1,
      events: 3,
    }
    expect(await rereadPayment(ctx, { differenceId }, server.books)).toBe(true)
    expect(await booksOf(donation.id)).toEqual(told)
    // A reading carries the provider's time in seconds: one of another second tells nothing new.
    await setTimeout(1_100)
    expect(await rereadPayment(ctx, { differenceId }, server.books)).toBe(true)
    expect(await booksOf(donation.id)).toEqual(told)
    expect((await differencesOf([payment])).every(({ resolvedAt }) => resolvedAt !== null)).toBe(true)
    // The webhook that comes late after all changes nothing.
    await recordPaymentEvent(
      makeContext(SYSTEM),
      eventOf(donation, 'pagado', { paymentId: payment.id, checkoutId: null }),
    )
    expect(await booksOf(donation.id)).toMatchObject({ paid: 2_000, refunded: 700, receipts: 1 })
  })

  it('books the month of a subscription by the invoice that the payment paid', async () => {
    const gift = await makeMonthlyGift({ createdAt: noon(80) })
    const invoice = { id: `in_lost_${gift.id}`, ...giftMetadata(gift.id, gift.createdAt) }
    const payment = { id: `pi_month_${gift.id}`, amount: 2_000, currency: 'usd', created: noon(80) }
    server.payments = [{ ...payment, invoice }]
    await compareOn(81)
    const [row] = await differencesOf([payment])
    expect(row).toMatchObject({ kind: 'falta aquí', donationId: null })
    const ctx = await newStaff()
    expect(await rereadPayment(ctx, { differenceId: row?.id ?? 0 }, server.books)).toBe(true)
    const [paid] = await db.select().from(donations).where(eq(donations.paymentId, payment.id))
    expect(paid).toMatchObject({ monthlyGiftId: gift.id, paidMinor: 2_000 })
    // From now on the month is one of those that the comparison looks for at the provider.
    server.payments = []
    await compareOn(82)
    expect((await differencesOf([payment])).map(({ kind }) => kind)).toEqual(['falta aquí', 'falta allá'])
  })

  it('says so when the provider does not answer, or tells of no donation, and changes nothing', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { payment, id } = await differing(60)
    const ctx = await newStaff()
    server.healthyFor = 0
    await expect(rereadPayment(ctx, { differenceId: id }, server.books)).rejects.toMatchObject({
      code: 'unavailable',
    })
    server.healthyFor = Number.POSITIVE_INFINITY
    expect(errors).toHaveBeenCalled()
    errors.mockRestore()
    server.payments = []
    await expect(rereadPayment(ctx, { differenceId: id }, server.books)).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(rereadPayment(ctx, { differenceId: id }, null)).rejects.toMatchObject({
      code: 'not_configured',
    })
    const [row] = await db.select().from(donations).where(eq(donations.id, payment.donationId))
    expect(row).toMatchObject({ paidMinor: 2_000, refundedMinor: 0 })
    expect(await db.$count(paymentDifferences, eq(paymentDifferences.id, id))).toBe(1)
  })
})
