import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  adoptionRequests,
  donations,
  favourites,
  matches,
  monthlyGifts,
  pets,
  reports,
  users,
} from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { findMatch } from '@/lib/people/matches/queries'
import { storeAnswers } from '@/lib/people/matches/stored'
import { DomainError } from '@/lib/platform/errors'
import { importAccount } from '@/lib/privacy/import/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { makePerson } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { showPhoto } from '@/tests/support/stored-photos'

/** As its file has it. */
const exportOf = async (id: number) => JSON.parse(JSON.stringify(await exportAccountData(db, id)))

const importData = (data: unknown) =>
  importAccount(db, {
    data,
    email: newEmail(),
    now: new Date(),
    download: () => Promise.reject(new DomainError('invalid', 'No hay fotos.')),
  })

describe('the copy of one’s data', () => {
  it('says in Spanish what each of its parts is, before them', async () => {
    const file = await exportOf((await makePerson()).id)
    const [first, ...parts] = Object.keys(file)
    expect(first).toBe('leeme')
    expect(Object.keys(file.leeme.parts).toSorted()).toEqual(parts.toSorted())
  })

  it('names pets and foundations beside their numbers, and what amounts are, but nothing that is blocked', async () => {
    const { id } = await makePerson()
    const { user: foundation } = await makeFoundation(db, { name: 'Patitas del Sur' })
    const pet = await makePet(db, { ownerId: foundation.id, name: 'Greta', status: 'inactivo' })
    const about = { petId: pet.id, foundationId: foundation.id, donorId: id }
    const sum = { amountMinor: 1050, currency: 'USD' } as const
    await db.insert(favourites).values({ userId: id, petId: pet.id })
    await db.insert(adoptionRequests).values({ petId: pet.id, adopterId: id })
    await db.insert(reports).values({ petId: pet.id, reporterId: id, reason: 'dinero' })
    await makeReview(db, foundation.id, { userId: id })
    await db.insert(donations).values([
      { ...about, ...sum, status: 'aprobado', paidMinor: 1050 },
      { ...about, amountMinor: 20_000, currency: 'CLP', status: 'rechazado' },
    ])
    await db.insert(monthlyGifts).values({ ...about, ...sum })
    const parts = [
      'favourites',
      'adoptionRequests',
      'reports',
      'reviews',
      'donations',
      'monthlyGifts',
    ] as const
    const named = await exportOf(id)
    for (const part of parts.filter((part) => part !== 'reviews'))
      expect(named[part], part).toMatchObject([{ pet: 'Greta' }, ...named[part].slice(1)])
    for (const part of ['reviews', 'donations', 'monthlyGifts'])
      expect(named[part], part).toMatchObject([{ foundation: 'Patitas del Sur' }, ...named[part].slice(1)])
    expect(named.donations).toMatchObject([
      { amount: '10.50', paid: '10.50', refunded: '0.00' },
      { amount: '20000', paid: '0' },
    ])
    expect(named.monthlyGifts).toMatchObject([{ amount: '10.50' }])
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, foundation.id))
    const blocked = await exportOf(id)
    expect(JSON.stringify(parts.map((part) => blocked[part]))).not.toMatch(/Greta|Patitas del Sur/)
    const own = await exportOf(foundation.id)
    expect([own.receivedRequests, own.donations.slice(0, 1)]).toMatchObject([
      [{ pet: 'Greta' }],
      [{ pet: 'Greta', foundation: 'Patitas del Sur' }],
    ])
  })
})

describe('answers that somebody left open', () => {
  const open = { type: 'gato', hadPet: null, age: null, gender: null, coat: 'largo', size: null } as const

  it('are open in their file, of today and of a request, not the words that stand in for them', async () => {
    const { id } = await makePerson()
    await db.insert(matches).values({ userId: id, ...storeAnswers(open) })
    const petId = (await makePet(db)).id
    await db.insert(adoptionRequests).values({ petId, adopterId: id, match: storeAnswers(open) })
    const { match, adoptionRequests: requests } = await exportOf(id)
    expect(match).toMatchObject([open])
    expect(requests).toMatchObject([{ match: open }])
    expect(JSON.stringify([match, requests])).not.toContain('unset')
  })

  it('stay open in an account that is made of the file, and of an older one with the stand-ins', async () => {
    const { id } = await makePerson()
    await db.insert(matches).values({ userId: id, ...storeAnswers(open) })
    const data = await exportOf(id)
    const older = { ...data, match: [storeAnswers(open)] }
    for (const file of [data, older]) {
      const made = await importData(file)
      expect(await findMatch(db, made.id)).toMatchObject(open)
    }
  })
})

describe('a file whose photos are gone', () => {
  it('brings its pets back withdrawn, none public without a photo, and says what it leaves out', async () => {
    const { id } = await makePerson()
    const other = await makePet(db)
    await db.insert(favourites).values({ userId: id, petId: other.id })
    for (const status of ['adoptable', 'en proceso', 'adoptado'] as const) {
      const pet = await makePet(db, { ownerId: id, name: 'Menta', status })
      await showPhoto(pet.id, 'f'.repeat(32), 0)
    }
    const made = await importData(await exportOf(id))
    const states = await db.select({ status: pets.status }).from(pets).where(eq(pets.ownerId, made.id))
    expect(states.map(({ status }) => status).toSorted()).toEqual(['adoptado', 'inactivo', 'inactivo'])
    expect(made).toMatchObject({ withdrawn: ['Menta', 'Menta'], leftOut: ['favoritos (1)'] })
  })
})
