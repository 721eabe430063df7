import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { knownIps, pets, reports, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import { makeReporter, report } from '@/tests/support/reports'

const isHeld = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]?.heldAt !== null
const reportBy = async (petId: number, people: readonly Actor[], now = new Date()) => {
  for (const person of people) await report(petId, person, { now })
}
const reporters = (count: number, days?: number) =>
  Promise.all(Array.from({ length: count }, () => makeReporter(days)))

describe('a pet of an approved foundation', () => {
  const makeFoundationPet = async () => makePet(db, { ownerId: (await makeFoundation(db)).user.id })

  it('is hidden by five established people, not by four and any number of others', async () => {
    const pet = await makeFoundationPet()
    await reportBy(pet.id, await reporters(4))
    await reportBy(pet.id, await reporters(4, 2))
    for (let i = 0; i < 4; i++) await report(pet.id)
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('is not hidden by five accounts of which two share a network', async () => {
    const pet = await makeFoundationPet()
    const people = await reporters(5)
    for (const person of people.slice(0, 2)) {
      const userId = 'id' in person ? person.id : 0
      await db.insert(knownIps).values({ userId, ipHash: 'the same', lastUsedAt: new Date() })
    }
    await reportBy(pet.id, people)
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })
})

describe('trust in who reports a private owner’s pet', () => {
  it.each([
    ['one mailbox', (n: number) => ({ email: `rival${'.'.repeat(n)}+${n}@gmail.com` })],
    ['one telephone', (n: number) => ({ phone: `${['', '+51 ', '0051 '][n]}987 654 321` })],
  ])('counts three accounts with %s as one person', async (_what, contact) => {
    const pet = await makePet(db)
    const people = await reporters(3)
    for (const [n, person] of people.entries())
      await db
        .update(users)
        .set(contact(n))
        .where(eq(users.id, 'id' in person ? person.id : 0))
    await reportBy(pet.id, people)
    expect(await isHeld(pet.id)).toBe(false)
    await reportBy(pet.id, await reporters(2))
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('takes one established account among the three', async () => {
    const pet = await makePet(db)
    await reportBy(pet.id, await reporters(4, 2))
    await report(pet.id)
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it.each([
    ['have not confirmed their e-mail', { emailVerifiedAt: null }],
    ['are suspended', { active: false, suspendedAt: new Date(), suspensionReason: 'Insulta.' }],
  ])('leaves out accounts that %s', async (_why, values) => {
    const pet = await makePet(db)
    const people = await reporters(3)
    const ids = people.map((person) => ('id' in person ? person.id : 0))
    await db.update(users).set(values).where(inArray(users.id, ids))
    await reportBy(pet.id, people)
    expect(await isHeld(pet.id)).toBe(false)
  })

  it('two accounts and visitors hide one pet a week, until staff agree with them', async () => {
    const people = await reporters(2)
    const held: boolean[] = []
    const reported = []
    for (let at = 0; at < 5; at++) {
      const pet = await makePet(db)
      reported.push(pet)
      await reportBy(pet.id, people)
      await report(pet.id)
      held.push(await isHeld(pet.id))
    }
    expect(held).toEqual([true, false, false, false, false])
    await db
      .update(reports)
      .set({ status: 'aceptado', decidedAt: new Date() })
      .where(eq(reports.petId, reported[0]?.id ?? 0))
    const next = await makePet(db)
    await reportBy(next.id, people)
    await report(next.id)
    expect(await isHeld(next.id)).toBe(true)
  })

  it('staff see what became of the reports of each account, and which ones report together', async () => {
    const people = await reporters(2)
    const [first, second] = [await makePet(db), await makePet(db)]
    for (const pet of [first, second]) {
      await reportBy(pet.id, people)
      await report(pet.id)
    }
    const review = await findPetModeration(db, second.id)
    expect(review?.reporters).toMatchObject([
      { filed: 2, accepted: 0, dismissed: 0, hidden: 1 },
      { filed: 2, accepted: 0, dismissed: 0, hidden: 1 },
    ])
    expect(review?.pairs).toMatchObject([{ pets: 1 }])
  })

  it('an account helps to hide three pets a day, however many others report with it', async () => {
    const person = await makeReporter()
    const held: boolean[] = []
    const start = new Date()
    const hideAt = async (now: Date) => {
      const pet = await makePet(db)
      await reportBy(pet.id, [person, ...(await reporters(1))], now)
      await report(pet.id, ANONYMOUS, { now })
      held.push(await isHeld(pet.id))
    }
    for (let at = 0; at < 4; at++) await hideAt(start)
    await hideAt(new Date(start.getTime() + 25 * 3_600_000))
    expect(held).toEqual([true, true, true, false, true])
  })

  it('leaves out an account whose reports staff dismiss more often than not', async () => {
    const person = await makeReporter()
    const reporterId = 'id' in person ? person.id : 0
    const decide = async (status: 'aceptado' | 'descartado', count: number) => {
      for (let at = 0; at < count; at++) {
        const { id: petId } = await makePet(db)
        await db.insert(reports).values({ petId, reporterId, reason: 'falsa', status, decidedAt: new Date() })
      }
    }
    const isHiddenByIt = async () => {
      const pet = await makePet(db)
      await reportBy(pet.id, [person, await makeReporter()])
      await report(pet.id)
      return isHeld(pet.id)
    }
    await decide('descartado', 2)
    expect(await isHiddenByIt()).toBe(true)
    await decide('descartado', 1)
    expect(await isHiddenByIt()).toBe(false)
    await decide('aceptado', 3)
    expect(await isHiddenByIt()).toBe(true)
  })
})
