import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import { NO_FILTERS } from '@/lib/money/donations/params'
import {
  listAllDonationsReceived,
  listDonationsReceived,
  listOwnDonations,
} from '@/lib/money/donations/queries'
import { makeDonation } from '@/tests/support/donations'

const reader = (id: number) => ({ id, countryId: 'ECU' })

it('a foundation sees a donor as a number unless they chose to be named', async () => {
  const foundationId = (await makeFoundation(db)).user.id
  const donor = await makeUser(db, { name: 'Ana', lastName: 'Paz' })
  const other = (await makeDonation({ donorId: donor.id })).foundationId
  const gift = { foundationId, donorId: donor.id, status: 'aprobado' } as const
  for (const named of [false, false, true]) await makeDonation({ ...gift, named })
  const { rows } = await listDonationsReceived(db, reader(foundationId), 1)
  expect(rows.map(({ donorName }) => donorName)).toEqual(['Ana Paz', null, null])
  const [named, numbered, again] = rows.map(({ donorNumber }) => donorNumber)
  expect(again).toBe(numbered)
  const elsewhere = (await listDonationsReceived(db, reader(other), 1)).rows[0]?.donorNumber
  expect(new Set([donor.id, named, numbered, elsewhere]).size).toBe(4)
  // Where no pet has its number.
  for (const number of [named, numbered, elsewhere]) expect(number).toBeGreaterThan(1_000_000_000)
  const sent = await listOwnDonations(db, foundationId, 9)
  expect(sent.map(({ donorId }) => donorId)).toEqual([named, numbered, numbered])
  expect((await listOwnDonations(db, donor.id, 9)).every(({ donorId }) => donorId === donor.id)).toBe(true)
})

it('a foundation sees no name of who did not pay, nor the number that stands beside it', async () => {
  const foundationId = (await makeFoundation(db)).user.id
  const donor = await makeUser(db, { name: 'Ana', lastName: 'Paz' })
  const gift = { foundationId, donorId: donor.id, named: true }
  const statuses = ['pendiente', 'rechazado', 'reembolsado', 'aprobado'] as const
  for (const status of statuses) await makeDonation({ ...gift, status })
  const anonymous = await makeDonation({ ...gift, named: false })
  const rows = await listAllDonationsReceived(db, reader(foundationId), NO_FILTERS)
  const shown = rows.filter(({ id }) => id !== anonymous.id).map(({ donorName }) => donorName)
  expect(shown).toEqual(['Ana Paz', 'Ana Paz', null, null])
  // One of the paid ones, of each unpaid one its own, and that of gifts without a name.
  expect(new Set(rows.map(({ donorNumber }) => donorNumber)).size).toBe(4)
  const sent = await listOwnDonations(db, foundationId, 9)
  expect(sent.map(({ donorId }) => donorId)).toEqual(rows.map(({ donorNumber }) => donorNumber))
})
