import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { makeFoundation } from '@/db/seed/factories'
import { csvOfMade, csvOfReceived } from '@/lib/money/donations/csv'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { NO_FILTERS } from '@/lib/money/donations/params'
import {
  listAllDonationsMade,
  listAllDonationsReceived,
  listDonationsMade,
  listMadeOptions,
  listReceivedOptions,
  receivedBy,
} from '@/lib/money/donations/queries'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import { findFirstGivenAt, listPublicTotals, listTotals } from '@/lib/money/donations/total-queries'
import { emailOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { eventOf, makeDonation } from '@/tests/support/donations'
import { mailsTo } from '@/tests/support/outbox'

const record = (event: ReturnType<typeof eventOf>) =>
  recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)

it('a donation counts in the day and year in which it was paid, on every page and on the receipt', async () => {
  const { user } = await makeFoundation(db)
  const donor = await makePerson()
  const cityId = cityNamed('COL', 'Bogotá').id
  await db.update(users).set({ countryId: 'COL', cityId }).where(eq(users.id, donor.id))
  // Asked for on the last evening of the year in Bogotá, and paid after midnight.
  const donation = await makeDonation({
    foundationId: user.id,
    donorId: donor.id,
    createdAt: new Date('2026-01-01T04:50:00Z'),
  })
  const inBogota = (id: number) => ({ id, countryId: 'COL' })
  const years = async () => [
    (await listMadeOptions(db, inBogota(donor.id))).years,
    (await listReceivedOptions(db, inBogota(user.id))).years,
  ]
  expect(await years()).toEqual([[2025], [2025]])
  await record(eventOf(donation, 'pagado', { occurredAt: new Date('2026-01-01T05:20:00Z') }))
  expect(await years()).toEqual([[2026], [2026]])
  const [row] = (await listDonationsMade(db, inBogota(donor.id), 1, { ...NO_FILTERS, year: 2026 })).rows
  expect(row?.donatedAt).toBe('2026-01-01T05:20:00.000Z')
  expect(csvOfMade(row ? [row] : [], 'COL')).toContain(`${donation.id};2026-01-01;`)
  expect((await findOwnDonation(db, donation.id, donor.id))?.donatedAt).toBe(row?.donatedAt)
  const [receipt] = await mailsTo(await emailOf(donor))
  expect(receipt?.html).toContain('1 de enero de 2026')
})

it('is disputed while the bank holds the money, and no longer once the bank has decided', async () => {
  const donor = await makePerson()
  const donation = await makeDonation({ donorId: donor.id })
  await record(eventOf(donation, 'pagado'))
  const shown = async () => {
    const found = await findOwnDonation(db, donation.id, donor.id)
    return [found?.status, found?.disputedMinor, found?.refundedMinor]
  }
  expect(await shown()).toEqual(['aprobado', 0, 0])
  const tell = (state: string, objectId = `dp_${donation.id}`) =>
    record(eventOf(donation, 'disputado', { state, objectId, occurredAt: new Date('2026-11-21T12:00:00Z') }))
  await tell('warning_needs_response', `dp_inquiry_${donation.id}`)
  expect(await shown()).toEqual(['aprobado', 0, 0])
  await tell('needs_response')
  expect(await shown()).toEqual(['reembolsado', 2_000, 0])
  await tell('lost')
  expect(await shown()).toEqual(['reembolsado', 0, 2_000])
})

it('neither donor nor foundation reads that money was returned which the bank holds', async () => {
  const { id: donorId } = await makePerson()
  const whole = await makeDonation({ donorId })
  const { foundationId } = whole
  const inPart = await makeDonation({ donorId, foundationId })
  const tell = (donation: typeof whole, amountMinor: number, state: string, objectId: string) =>
    record(eventOf(donation, 'disputado', { amountMinor, state, objectId }))
  for (const donation of [whole, inPart]) await record(eventOf(donation, 'pagado'))
  await record(eventOf(inPart, 'reembolsado', { amountMinor: 300 }))
  await tell(whole, 2_000, 'needs_response', `dp_${whole.id}`)
  await tell(whole, 2_000, 'under_review', `dp_${whole.id}`)
  await tell(inPart, 500, 'needs_response', `dp_${inPart.id}`)
  await tell(inPart, 100, 'lost', `dp_lost_${inPart.id}`)
  const reader = (id: number) => ({ id, countryId: 'ECU' })
  const made = await listAllDonationsMade(db, reader(donorId), NO_FILTERS)
  const received = await listAllDonationsReceived(db, reader(foundationId), NO_FILTERS)
  for (const rows of [made, received])
    expect(rows.map(({ disputedMinor, refundedMinor }) => [disputedMinor, refundedMinor])).toEqual([
      [500, 400],
      [2_000, 0],
    ])
  for (const file of [csvOfMade(made, 'ECU'), csvOfReceived(received, 'ECU')])
    expect(file).toMatch(/;Aprobada;USD;20;4;5;Una vez\r\n.*;En disputa;USD;20;0;20;Una vez\r\n/s)
  const [totals] = await listTotals(db, receivedBy(reader(foundationId)))
  expect(totals).toMatchObject({
    netMinor: 1_100,
    refundedMinor: 400,
    disputedMinor: 2_500,
    refundedCount: 1,
  })
})

it('a foundation’s total counts from its first donation that was not returned, and a transfer from the first of all', async () => {
  const foundationId = (await makeFoundation(db)).user.id
  const at = (day: number) => ({ paidAt: new Date(Date.UTC(2026, 0, day, 12)) })
  await makeDonation({ foundationId, status: 'reembolsado', ...at(1) })
  expect((await listPublicTotals(db, foundationId))[0]).toMatchObject({
    netMinor: 0,
    since: '2026-01-01T12:00:00.000Z',
  })
  await makeDonation({ foundationId, status: 'aprobado', ...at(20) })
  expect((await listPublicTotals(db, foundationId))[0]).toMatchObject({
    count: 1,
    since: '2026-01-20T12:00:00.000Z',
  })
  expect(await findFirstGivenAt(db, foundationId, 'USD')).toEqual(at(1).paidAt)
  expect(await findFirstGivenAt(db, foundationId, 'PEN')).toBeNull()
})
