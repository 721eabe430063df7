import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, donations, favourites, petViews, users } from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { findApplicationStatus } from '@/lib/foundations/queries'
import { listDonationsMade, listDonationsReceived } from '@/lib/money/donations/queries'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { countOwnPets, findEditablePet, listOwnPets, listToCorrect } from '@/lib/pets/own-queries'

const reader = ({ id }: { id: number }) => ({ id, countryId: null })

describe('the list of somebody’s own pets', () => {
  it('the own list has every pet, and which of them have a page', async () => {
    const { id: ownerId } = await makeUser(db)
    const older = await makePet(db, { ownerId, publishedAt: new Date('2026-01-01'), status: 'inactivo' })
    const newer = await makePet(db, { ownerId, publishedAt: new Date('2026-02-01'), status: 'en proceso' })
    await makePet(db)
    const { rows, more } = await listOwnPets(db, ownerId, 1)
    expect(rows).toMatchObject([
      { id: newer.id, public: true, status: 'en proceso', photo: null, place: { city: 'Quito' } },
      { id: older.id, public: false, status: 'inactivo' },
    ])
    expect(more).toBe(false)
    expect((await listOwnPets(db, ownerId, 2)).rows).toEqual([])
  })

  it('the own list begins with the pets that wait for a family and ends with the withdrawn, the latest first', async () => {
    const { id: ownerId } = await makeUser(db)
    const ids: number[] = []
    for (const [status, day, changed] of [
      ['adoptable', '2026-01-01', '2026-01-01'],
      ['en proceso', '2026-02-01', '2026-02-01'],
      ['adoptado', '2026-03-01', '2026-03-01'],
      ['inactivo', '2026-04-01', '2026-06-01'],
      ['inactivo', '2026-05-01', '2026-05-01'],
    ] as const) {
      const pet = await makePet(db, {
        ownerId,
        status,
        publishedAt: new Date(day),
        statusChangedAt: new Date(changed),
      })
      ids.push(pet.id)
    }
    expect((await listOwnPets(db, ownerId, 1)).rows.map(({ id }) => id)).toEqual(ids)
    expect(await countOwnPets(db, ownerId)).toEqual({
      adoptable: 1,
      'en proceso': 1,
      adoptado: 1,
      inactivo: 2,
    })
  })

  it('the own list shows views, open requests, confirmation, pause and hold of each pet', async () => {
    const { id: ownerId } = await makeUser(db)
    const confirmedAt = new Date('2026-01-02T03:04:05.000Z')
    const paused = await makePet(db, { ownerId, confirmedAt, pausedAt: new Date() })
    await db.insert(petViews).values({ petId: paused.id, count: 7 })
    const held = await makePet(db, { ownerId, heldAt: new Date(), holdReason: 'text', textIssue: 'price' })
    for (const status of ['enviada', 'en revisión', 'rechazada', 'retirada'] as const)
      await db
        .insert(adoptionRequests)
        .values({ petId: paused.id, adopterId: (await makeUser(db)).id, status })
    await db.insert(favourites).values({ petId: paused.id, userId: (await makeUser(db)).id })
    const { rows } = await listOwnPets(db, ownerId, 1)
    expect(rows).toMatchObject([
      {
        id: held.id,
        public: false,
        hold: { reason: 'text', textIssue: 'price' },
        paused: false,
        requests: 0,
        views: 0,
      },
      {
        id: paused.id,
        public: true,
        hold: null,
        paused: true,
        requests: 2,
        views: 7,
        favourites: 1,
        confirmedAt: confirmedAt.toISOString(),
      },
    ])
  })

  it('the listings to correct are those that nobody but their text hides', async () => {
    const { id: ownerId } = await makeUser(db)
    const byText = { ownerId, heldAt: new Date(), holdReason: 'text', textIssue: 'phone' } as const
    const held = await makePet(db, byText)
    await makePet(db, { ownerId })
    await makePet(db, { ...byText, status: 'inactivo' })
    await makePet(db, { ...byText, blockedAt: new Date() })
    await makePet(db, { ...byText, holdReason: 'reports', textIssue: null })
    const pending = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    await makePet(db, { ...byText, ownerId: pending.user.id })
    expect(await listToCorrect(db, ownerId)).toMatchObject([{ id: held.id, textIssue: 'phone' }])
    expect(await listToCorrect(db, pending.user.id)).toEqual([])
  })

  it('the own list links a pet in process to its accepted request', async () => {
    const { id: ownerId } = await makeUser(db)
    const pet = await makePet(db, { ownerId, status: 'en proceso' })
    const request = async (status: 'aceptada' | 'en espera') =>
      db
        .insert(adoptionRequests)
        .values({ petId: pet.id, adopterId: (await makeUser(db)).id, status })
        .returning()
    await request('en espera')
    const [accepted] = await request('aceptada')
    const free = await makePet(db, { ownerId })
    const { rows } = await listOwnPets(db, ownerId, 1)
    expect(rows).toMatchObject([
      { id: free.id, acceptedRequest: null },
      { id: pet.id, acceptedRequest: accepted?.id, requests: 2 },
    ])
  })

  it('the own list knows who was adopted here, whatever became of the listing since', async () => {
    const { id: ownerId } = await makeUser(db)
    const pet = await makePet(db, { ownerId, status: 'inactivo' })
    const adopterId = (await makeUser(db)).id
    await db.insert(adoptionRequests).values({ petId: pet.id, adopterId, status: 'concluida' })
    const other = await makePet(db, { ownerId, status: 'adoptado' })
    const { rows } = await listOwnPets(db, ownerId, 1)
    expect(rows.map(({ id, adoptedHere }) => ({ id, adoptedHere }))).toEqual([
      { id: other.id, adoptedHere: false },
      { id: pet.id, adoptedHere: true },
    ])
    expect(await findEditablePet(db, ownerId, pet.id)).toMatchObject({ adoptedHere: true })
  })

  it('a pending foundation’s pets have no page in its own list', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    await makePet(db, { ownerId: user.id })
    expect((await listOwnPets(db, user.id, 1)).rows).toMatchObject([{ public: false }])
  })
})

describe('donations', () => {
  it('are listed for who gave and for who was given, and outlive the donor without a name', async () => {
    const donor = await makeUser(db)
    const { user, foundation } = await makeFoundation(db)
    const gift = { donorId: donor.id, foundationId: user.id, amountMinor: 1_050, currency: 'USD' } as const
    await db.insert(donations).values([
      { ...gift, createdAt: new Date('2026-01-01') },
      { ...gift, createdAt: new Date('2026-02-01'), ...createBooks('aprobado', 1_050) },
    ])
    const made = await listDonationsMade(db, reader(donor), 1)
    expect(made.rows).toMatchObject([
      {
        status: 'aprobado',
        amountMinor: 1_050,
        currency: 'USD',
        donatedAt: '2026-02-01T00:00:00.000Z',
        foundation: { id: user.id, name: foundation.name, public: true },
      },
      { status: 'pendiente' },
    ])
    expect((await listDonationsReceived(db, reader(user), 1)).rows).toMatchObject([
      { donorNumber: expect.any(Number) },
      { donorNumber: expect.any(Number) },
    ])
    expect((await listDonationsMade(db, reader(user), 1)).rows).toEqual([])
    await db.delete(users).where(eq(users.id, donor.id))
    expect((await listDonationsReceived(db, reader(user), 1)).rows).toMatchObject([
      { donorNumber: null },
      { donorNumber: null },
    ])
  })
})

describe('where a foundation stands', () => {
  it('names the reason only of one that was turned away', async () => {
    const decided = { decidedAt: new Date(), decisionReason: 'Falta el acta.' }
    const rejected = await makeFoundation(db, { ...decided, status: 'rechazada' })
    const approved = await makeFoundation(db, { ...decided, status: 'aprobada' })
    expect(await findApplicationStatus(db, rejected.user.id)).toMatchObject({
      status: 'rechazada',
      rejection: 'Falta el acta.',
      needsDocument: true,
    })
    expect(await findApplicationStatus(db, approved.user.id)).toMatchObject({
      status: 'aprobada',
      rejection: null,
      needsDocument: false,
    })
    expect(await findApplicationStatus(db, 1)).toBeNull()
  })
})

it('a profile is what the person has told, place names included', async () => {
  const { id, email } = await makeUser(db, { phone: '+593 2 555 0100' })
  expect(await findProfile(db, id)).toMatchObject({
    email,
    phone: '+593 2 555 0100',
    countryId: 'ECU',
    country: 'Ecuador',
    city: 'Quito',
  })
  expect(await findProfile(db, 99_999)).toBeNull()
})
