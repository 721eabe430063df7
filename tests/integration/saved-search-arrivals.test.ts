import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petArrivals, petImports, savedSearches } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { acceptRequest, concludeAdoption, returnPet } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { approveFoundation } from '@/lib/moderation/staff/foundations/operations'
import { hold, release } from '@/lib/pets/hold'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { matchArrival } from '@/lib/search/saved-searches/operations/match'
import { listSearchesToTell } from '@/lib/search/saved-searches/queries'
import { applicationOf, makeApplicant } from '@/tests/support/applications'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import {
  AFTERNOON,
  dogsInQuito,
  MONDAY_MORNING,
  mailsOf,
  minutesAfter,
  NEXT_MORNING,
  noticesOf,
  runAt,
  save,
  setPet,
  subjectsOf,
} from '@/tests/support/saved-searches'

describe('what counts as new', () => {
  /** A reader who has been told of a pet. */
  async function toldOf(overrides: Parameters<typeof makePet>[1] = {}) {
    const [reader, owner] = [await makePerson(), await makePerson()]
    await save(reader)
    const pet = await makePet(db, { ownerId: owner.id, ...overrides })
    await runAt(AFTERNOON)
    expect(await subjectsOf(reader)).toHaveLength(1)
    return { reader, owner, pet }
  }

  it('a return from a pause is not new', async () => {
    const { reader, owner, pet } = await toldOf()
    await setPet(pet.id, { pausedAt: AFTERNOON })
    await confirmPet(owner.newContext(), { petId: pet.id })
    await runAt(minutesAfter(AFTERNOON, 5))
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('a return from a hold, a withdrawal or an undone acceptance is not new', async () => {
    const { reader, pet } = await toldOf()
    const held = hold('staff', AFTERNOON)
    for (const values of [
      held,
      release(held),
      { status: 'inactivo' as const },
      { status: 'adoptable' as const },
      { status: 'en proceso' as const },
      { status: 'adoptable' as const },
    ])
      await setPet(pet.id, values)
    await runAt(minutesAfter(AFTERNOON, 5))
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('a pet that comes back from the family it was promised to is new, also after a withdrawal in between', async () => {
    const { reader, owner, pet } = await toldOf()
    const become = (status: 'adoptado' | 'adoptable' | 'inactivo') =>
      setPetStatus(owner.newContext(), { petId: pet.id, status })
    const promise = async () => {
      const asked = await requestAdoption((await makePerson()).ctx, { petId: pet.id, message: null })
      await acceptRequest(owner.newContext(), { requestId: asked.id })
      return { requestId: asked.id }
    }
    const given = await promise()
    await concludeAdoption(owner.newContext(), given)
    await returnPet(owner.newContext(), given)
    await runAt(minutesAfter(AFTERNOON, 5))
    expect(await subjectsOf(reader)).toHaveLength(2)
    await promise()
    for (const status of ['adoptado', 'inactivo', 'adoptable'] as const) await become(status)
    await runAt(minutesAfter(AFTERNOON, 10))
    expect(await subjectsOf(reader)).toHaveLength(3)
  })

  it('a pet that its owner alone calls adopted and offers again is new once in thirty days', async () => {
    const { reader, owner, pet } = await toldOf()
    const told = async (minutes: number) => {
      for (const status of ['adoptado', 'adoptable', 'adoptado', 'inactivo', 'adoptable'] as const)
        await setPetStatus(owner.newContext(), { petId: pet.id, status })
      await setPet(pet.id, { name: `Pulga ${minutes}` })
      await runAt(minutesAfter(AFTERNOON, minutes))
      return (await subjectsOf(reader)).length
    }
    const arrived = (days: number) =>
      db
        .update(petArrivals)
        .set({ arrivedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(petArrivals.petId, pet.id))
    expect([await told(1), await told(2)]).toEqual([1, 1])
    await arrived(29)
    expect(await told(3)).toBe(1)
    await arrived(31)
    expect([await told(4), await told(5)]).toEqual([2, 2])
  })

  it('a pet that is adopted before its notice is due is not told', async () => {
    const reader = await makePerson()
    await save(reader, { frequency: 'diaria' })
    const pet = await makePet(db)
    await runAt(AFTERNOON)
    await setPet(pet.id, { status: 'adoptado' })
    await runAt(NEXT_MORNING)
    expect(await subjectsOf(reader)).toEqual([])
  })

  it('a pet that no longer fits the search when its notice is due is not told, and the notice does not stay', async () => {
    const reader = await makePerson()
    const id = await save(reader, { search: dogsInQuito({ gender: 'macho' }), frequency: 'diaria' })
    const pet = await makePet(db, { gender: 'macho' })
    const told = await makePet(db, { gender: 'macho', name: 'Sol' })
    await runAt(AFTERNOON)
    await setPet(pet.id, { gender: 'hembra' })
    await runAt(NEXT_MORNING)
    const [mail, ...others] = await mailsOf(reader)
    expect([mail?.subject, others]).toEqual([expect.stringContaining('Sol'), []])
    expect(mail?.text).not.toContain(`/pet-detail/${pet.id}`)
    expect((await noticesOf(reader)).map(({ petId }) => petId)).toEqual([told.id])
    const due = { now: NEXT_MORNING, asleep: [], most: 1000 }
    expect(await listSearchesToTell(db, due)).not.toContain(id)
  })

  it('a pet that no longer fits the search that would tell soonest is told by another one that it fits', async () => {
    const reader = await makePerson()
    await save(reader, { search: dogsInQuito({ gender: 'macho' }), name: 'Machos', frequency: 'diaria' })
    const other = await save(reader, { name: 'Perros', frequency: 'semanal' })
    const pet = await makePet(db, { gender: 'macho' })
    await runAt(AFTERNOON)
    await setPet(pet.id, { gender: 'hembra' })
    await runAt(NEXT_MORNING)
    expect(await noticesOf(reader)).toMatchObject([{ petId: pet.id, search: other, sentAt: null }])
    await runAt(MONDAY_MORNING)
    expect((await mailsOf(reader)).map(({ text }) => text.includes(`/pet-detail/${pet.id}`))).toEqual([true])
  })

  it('a pet that was held when it was published is new once it is released', async () => {
    const reader = await makePerson()
    await save(reader)
    const held = hold('staff', AFTERNOON)
    const pet = await makePet(db, held)
    await runAt(AFTERNOON)
    expect(await noticesOf(reader)).toEqual([])
    await setPet(pet.id, release(held))
    await runAt(minutesAfter(AFTERNOON, 5))
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('an edit that makes a listed pet match is not new', async () => {
    const reader = await makePerson()
    await save(reader, { search: dogsInQuito({ size: 'grande' }) })
    const pet = await makePet(db, { size: 'pequeño' })
    await runAt(AFTERNOON)
    await setPet(pet.id, { size: 'grande' })
    await runAt(minutesAfter(AFTERNOON, 5))
    expect(await noticesOf(reader)).toEqual([])
  })

  it('the pets of a foundation that is approved come as one mail, also to who is told at once', async () => {
    const reader = await makePerson()
    await save(reader, { name: 'Perros' })
    const { user: foundation } = await makeApplicant()
    for (let at = 0; at < 14; at++) await makePet(db, { ownerId: foundation.id, name: `Perro ${at}` })
    await runAt(AFTERNOON)
    expect(await subjectsOf(reader)).toEqual([])
    const admin = await makeUser(db, { role: 'admin' })
    await approveFoundation(makeContext(staffActor(admin.id)), await applicationOf(foundation.id))
    await runAt(minutesAfter(AFTERNOON, 5))
    const [mail, ...others] = await mailsOf(reader)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('14 mascotas nuevas para “Perros”')
    expect(mail?.text.split('/pet-detail/')).toHaveLength(13)
    expect(mail?.text).toContain('las otras 2 están en los resultados')
  })

  it('the pets of a file come as one mail when it is imported, also to who is told at once', async () => {
    const reader = await makePerson()
    await save(reader)
    const owner = await makePerson()
    const [file] = await db
      .insert(petImports)
      .values({
        ...{ ownerId: owner.id, fileName: 'mascotas.csv', header: [] },
        ...{ status: 'running', startedAt: AFTERNOON },
      })
      .returning({ id: petImports.id })
    for (const minute of [0, 1, 2]) {
      await makePet(db, { ownerId: owner.id })
      await runAt(minutesAfter(AFTERNOON, minute))
    }
    expect(await subjectsOf(reader)).toEqual([])
    const done = { status: 'done', finishedAt: AFTERNOON } as const
    await db
      .update(petImports)
      .set(done)
      .where(eq(petImports.id, file?.id ?? 0))
    await runAt(minutesAfter(AFTERNOON, 3))
    const [mail, ...others] = await mailsOf(reader)
    expect(others).toEqual([])
    expect(mail?.text.split('/pet-detail/')).toHaveLength(4)
  })

  it('waits for the whole group before it tells of a part', async () => {
    const reader = await makePerson()
    await save(reader)
    const [first, second] = await db.transaction(async (tx) => {
      const owner = await makeUser(tx)
      return [await makePet(tx, { ownerId: owner.id }), await makePet(tx, { ownerId: owner.id })]
    })
    const arrivalOf = async (pet: { id: number } | undefined) =>
      (
        await db
          .select()
          .from(petArrivals)
          .where(eq(petArrivals.petId, pet?.id ?? 0))
      )[0]
    const arrival = await arrivalOf(first)
    expect((await arrivalOf(second))?.arrivedAt).toEqual(arrival?.arrivedAt)
    await matchArrival(db, arrival?.id ?? 0, AFTERNOON)
    const ofReader = async () => {
      const ids = await listSearchesToTell(db, { now: AFTERNOON, asleep: [], most: 1000 })
      const rows = await db.select().from(savedSearches).where(eq(savedSearches.userId, reader.id))
      return rows.filter(({ id }) => ids.includes(id)).length
    }
    expect(await ofReader()).toBe(0)
    await runAt(AFTERNOON)
    expect(await subjectsOf(reader)).toEqual(['2 mascotas nuevas para “Perros en Quito”'])
  })
})
