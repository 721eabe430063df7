import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { listMoneyHolders } from '@/lib/moderation/staff/money/donation-queries'
import { recordPayout } from '@/lib/moderation/staff/money/payout-operations'
import { listWaitingMoney } from '@/lib/moderation/staff/money/queries'
import { payoutSchema } from '@/lib/moderation/staff/schema'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { rejectAbandoned } from '@/lib/money/donations/operations/unpaid'
import { NO_FILTERS } from '@/lib/money/donations/params'
import {
  listAllDonationsMade,
  listAllDonationsReceived,
  listDonationsMade,
  listDonationsReceived,
  listMadeOptions,
  listReceivedOptions,
  madeBy,
  receivedBy,
} from '@/lib/money/donations/queries'
import { listBalances, listPayouts, listPublicTotals, listTotals } from '@/lib/money/donations/total-queries'
import { findAccountRecord } from '@/lib/people/accounts/profile-queries'
import { fieldErrors } from '@/lib/platform/http/form-data'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, staffActor } from '@/tests/support/context'
import { booksOf, eventOf, makeDonation } from '@/tests/support/donations'

const TODAY = new Date().toISOString().slice(0, 10)
const reader = (id: number) => ({ id, countryId: 'ECU' })
const record = (event: ReturnType<typeof eventOf>) =>
  recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)

it('an account’s record counts the paid donations that a person made, or that a foundation received', async () => {
  const foundationId = (await makeFoundation(db)).user.id
  const donorId = (await makeUser(db)).id
  await makeDonation({ foundationId, donorId })
  await makeDonation({ foundationId, donorId, status: 'aprobado' })
  await makeDonation({
    foundationId: (await makeFoundation(db)).user.id,
    donorId: foundationId,
    status: 'aprobado',
  })
  for (const account of [foundationId, donorId])
    expect(await findAccountRecord(db, account)).toMatchObject({ donationCount: 1 })
})

describe('what a foundation was given', () => {
  it('is always the sum of what was paid less what was refunded, per currency', async () => {
    const foundationId = (await makeFoundation(db)).user.id
    const total = async () => (await listPublicTotals(db, foundationId))[0]?.netMinor ?? 0
    const first = await makeDonation({ foundationId })
    const second = await makeDonation({ foundationId, amountMinor: 3_000 })
    await makeDonation({ foundationId, currency: 'PEN', status: 'aprobado' })
    expect(await total()).toBe(2_000)
    await record(eventOf(first, 'pagado'))
    await record(eventOf(second, 'pagado'))
    await record(eventOf(second, 'reembolsado', { amountMinor: 1_000 }))
    expect(await listPublicTotals(db, foundationId)).toEqual([
      { currency: 'USD', netMinor: 4_000, count: 2, since: expect.any(String) },
      { currency: 'PEN', netMinor: 2_000, count: 1, since: expect.any(String) },
    ])
    await record(eventOf(first, 'disputado', { state: 'lost' }))
    expect((await listPublicTotals(db, foundationId))[0]).toMatchObject({ netMinor: 2_000, count: 1 })
    expect(await listTotals(db, receivedBy(reader(foundationId)))).toEqual([
      {
        currency: 'USD',
        netMinor: 2_000,
        refundedMinor: 3_000,
        disputedMinor: 0,
        pendingMinor: 0,
        paidCount: 2,
        refundedCount: 2,
        pendingCount: 0,
      },
      expect.objectContaining({ currency: 'PEN', netMinor: 2_000 }),
    ])
  })

  it('is filtered by year of the reader’s calendar, status, recipient and pet', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makeUser(db)
    const pet = await makePet(db, { ownerId: user.id })
    const gift = { foundationId: user.id, donorId: donor.id }
    // Still 2025 in Quito.
    const old = await makeDonation({ ...gift, createdAt: new Date('2026-01-01T03:00:00Z') })
    const forPet = await makeDonation({ ...gift, petId: pet.id, status: 'aprobado' })
    const other = await makeDonation({ donorId: donor.id })
    const made = async (filters: Partial<typeof NO_FILTERS>) =>
      (await listDonationsMade(db, reader(donor.id), 1, { ...NO_FILTERS, ...filters })).rows.map(
        ({ id }) => id,
      )
    expect((await made({})).toSorted()).toEqual([old.id, forPet.id, other.id].toSorted())
    expect(await made({ year: 2025 })).toEqual([old.id])
    expect(await made({ status: 'aprobado' })).toEqual([forPet.id])
    expect(await made({ foundationId: other.foundationId })).toEqual([other.id])
    const received = await listDonationsReceived(db, reader(user.id), 1, { ...NO_FILTERS, petId: pet.id })
    expect(received.rows).toMatchObject([{ id: forPet.id, petName: pet.name }])
    expect(await listReceivedOptions(db, reader(user.id))).toMatchObject({ others: [{ id: pet.id }] })
    const options = await listMadeOptions(db, reader(donor.id))
    expect(options.years).toContain(2025)
    expect(options.others.map(({ id }) => id).toSorted()).toEqual([user.id, other.foundationId].toSorted())
    const [listed] = await listTotals(db, madeBy(reader(donor.id), { ...NO_FILTERS, status: 'aprobado' }))
    expect(listed).toMatchObject({ netMinor: 2_000, paidCount: 1, pendingCount: 0 })
  })
})

it('the files hold every donation, however many there are', async () => {
  const { donorId, foundationId } = await makeDonation()
  await db.execute(sql`insert into donations (donor_id, foundation_id, amount_minor, currency)
    select ${donorId}, ${foundationId}, 500, 'USD' from generate_series(1, 10000)`)
  const made = await listAllDonationsMade(db, reader(donorId ?? 0), NO_FILTERS)
  const received = await listAllDonationsReceived(db, reader(foundationId), NO_FILTERS)
  expect([made.length, received.length]).toEqual([10_001, 10_001])
  expect(received.at(-1)).toMatchObject({ amountMinor: 2_000, donorNumber: expect.any(Number) })
  expect(await listAllDonationsMade(db, reader(donorId ?? 0), { ...NO_FILTERS, year: 2025 })).toEqual([])
  await db.delete(donations).where(eq(donations.foundationId, foundationId))
})

describe('payouts', () => {
  const PAYOUT = { currency: 'USD', amountMinor: 1_500, feeMinor: 100, paidOn: TODAY } as const

  it('are noted once, up to what the foundation has coming, and audited', async () => {
    const { foundationId } = await makeDonation({ status: 'aprobado' })
    const admin = await makeUser(db, { role: 'admin' })
    const note = (overrides: object = {}) =>
      recordPayout(makeContext(staffActor(admin.id)), {
        ...PAYOUT,
        foundationId,
        reference: 'TRF-1',
        ...overrides,
      })
    await Promise.all([note(), note(), note({ reference: 'trf -1' })])
    await note({ reference: 'Trf-1' })
    expect(await listPayouts(db, foundationId)).toMatchObject([
      { amountMinor: 1_500, feeMinor: 100, reference: expect.stringMatching(/^trf ?-1$/i) },
    ])
    expect(await listBalances(db, foundationId)).toEqual([
      { currency: 'USD', netMinor: 2_000, sentMinor: 1_500, feeMinor: 100, payoutCount: 1, dueMinor: 400 },
    ])
    await expect(note({ amountMinor: 100 })).rejects.toMatchObject({
      fields: { reference: expect.any(String) },
    })
    await expect(note({ reference: 'TRF-2' })).rejects.toMatchObject({
      fields: { amount: expect.any(String) },
    })
    for (const paidOn of ['2999-01-01', '2000-01-01'])
      await expect(note({ reference: 'TRF-3', amountMinor: 300, paidOn })).rejects.toMatchObject({
        fields: { paidOn: expect.any(String) },
      })
    await expect(note({ feeMinor: 200 })).rejects.toMatchObject({
      fields: { reference: expect.any(String) },
    })
    const { rows } = await listMoneyHolders(db, 1)
    expect(rows.length).toBeGreaterThan(0)
    expect(await listAudit(`foundation:${foundationId}`)).toMatchObject([
      { action: 'payout.record', detail: {}, reason: expect.stringMatching(/15 USD, referencia trf ?-1/i) },
    ])
  })

  it('need the password of staff again, as decisions do', async () => {
    const { foundationId } = await makeDonation({ status: 'aprobado' })
    const admin = await makeUser(db, { role: 'admin', passwordHash: await hashDemoPassword() })
    const note = (password?: string) => {
      const ctx = makeContext({
        kind: 'admin',
        id: admin.id,
        session: { id: `payout ${admin.id}`, reauthenticated: false },
      })
      return recordPayout(ctx, { ...PAYOUT, foundationId, reference: 'TRF-1', password })
    }
    for (const wrong of [undefined, 'Equivocada1!'])
      await expect(note(wrong)).rejects.toMatchObject({ fields: { password: expect.any(String) } })
    expect(await listPayouts(db, foundationId)).toEqual([])
    await note(DEMO_PASSWORD)
    expect(await listPayouts(db, foundationId)).toHaveLength(1)
  })

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-99-99', 'ayer', ''])(
    'on %j, which is no day, are refused beside the field',
    (paidOn) => {
      const form = { foundationId: '3', currency: 'USD', amount: '15', reference: 'TRF-1', paidOn }
      const { error } = payoutSchema.safeParse(form)
      expect(error && fieldErrors(error)).toEqual({ paidOn: 'Elige la fecha' })
      expect(payoutSchema.safeParse({ ...form, paidOn: '2028-02-29' }).success).toBe(true)
    },
  )
})

it('staff see payments that were not booked, with their foundation where it is known', async () => {
  const donation = await makeDonation()
  const wrong = eventOf(donation, 'pagado', { amountMinor: 1 })
  await record(wrong)
  const { rows: issues } = await listWaitingMoney(db, 1)
  expect(issues.find(({ id }) => id === wrong.id)).toMatchObject({
    issue: 'monto distinto',
    donationId: donation.id,
    foundation: { id: donation.foundationId },
  })
})

it('donations whose page was never opened are rejected, open ones are not, and a late payment counts', async () => {
  const never = await makeDonation()
  const open = await makeDonation({ checkoutId: `cs_open_${never.id}` })
  await rejectAbandoned(db, later(2))
  expect([(await booksOf(never.id)).status, (await booksOf(open.id)).status]).toEqual([
    'rechazado',
    'pendiente',
  ])
  await rejectAbandoned(db, later(24 * 5))
  expect((await booksOf(open.id)).status).toBe('rechazado')
  await record(eventOf(open, 'pagado'))
  expect((await booksOf(open.id)).status).toBe('aprobado')
})
