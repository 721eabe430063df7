import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { petRecord } from '@/lib/pets/edit-record'
import { hold } from '@/lib/pets/hold'
import { savedNotice } from '@/lib/pets/hold-copy'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { findEditablePet, listOwnPets } from '@/lib/pets/own-queries'
import type { Actor } from '@/lib/platform/actor'
import { recordVersion } from '@/lib/platform/forms/record'
import type { PetStatus } from '@/lib/text/vocabulary'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { addPhotos, isListed, petInput, photosOf, rowOf } from '@/tests/support/pets'

const OWN = 'a'.repeat(32)
const SECOND = 'b'.repeat(32)
const FOREIGN = 'c'.repeat(32)

describe('editing', () => {
  it('an edit changes the given fields and leaves the rest', async () => {
    const me = await makePerson()
    const before = await makePet(db, { ownerId: me.id, goodWithCats: true })
    const ctx = me.newContext()
    await updatePet(ctx, { petId: before.id, name: 'Bruma', cats: undefined, dogs: false })
    const after = { name: 'Bruma', goodWithDogs: false, version: 2, updatedAt: ctx.now }
    expect(await rowOf(before.id)).toEqual({ ...before, ...after })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['pets', `pet:${before.id}`, `city-pets:${before.cityId}`]),
    )
  })

  it('of concurrent edits of one field one succeeds and the others get a conflict', async () => {
    const me = await makePerson()
    const pet = await makePet(db, { ownerId: me.id })
    const { id } = pet
    const edit = { madeFrom: recordVersion(petRecord(petInput(pet))), taken: [] }
    const names = ['Una', 'Dos', 'Tres']
    const results = await Promise.allSettled(
      names.map((name) => updatePet(me.newContext(), { petId: id, edit, name })),
    )
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array(2).fill({ reason: { code: 'conflict' } }),
    )
    expect(await rowOf(id)).toMatchObject({ name: names[winner], version: 2 })
  })

  it('only the owner can edit a pet', async () => {
    const me = await makePerson()
    const before = await makePet(db)
    for (const [ctx, code] of [
      [me.newContext(), 'forbidden'],
      [makeContext(staffActor(5)), 'forbidden'],
      [makeContext(), 'unauthenticated'],
    ] as const) {
      await expect(updatePet(ctx, { petId: before.id, name: 'Mía' })).rejects.toMatchObject({ code })
      await expect(setPetStatus(ctx, { petId: before.id, status: 'adoptado' })).rejects.toMatchObject({
        code,
      })
      await expect(confirmPet(ctx, { petId: before.id })).rejects.toMatchObject({ code })
    }
    expect(await rowOf(before.id)).toEqual(before)
    expect(await findEditablePet(db, me.id, before.id)).toBeNull()
    await expect(updatePet(me.newContext(), { petId: 999_999_999, name: 'Mía' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('an edit reorders and removes the pet’s own photos only', async () => {
    const me = await makePerson()
    const [{ id }, foreign] = [await makePet(db, { ownerId: me.id }), await makePet(db)]
    await addPhotos(id, OWN, SECOND)
    await addPhotos(foreign.id, FOREIGN)
    await updatePet(me.newContext(), { petId: id, name: 'Bruma' })
    expect(await photosOf(id)).toEqual([OWN, SECOND])
    await updatePet(me.newContext(), { petId: id, uploads: [SECOND, FOREIGN, OWN] })
    expect(await photosOf(id)).toEqual([SECOND, OWN])
    await updatePet(me.newContext(), { petId: id, uploads: [OWN] })
    expect(await photosOf(id)).toEqual([OWN])
    expect((await findEditablePet(db, me.id, id))?.photos).toMatchObject([{ hash: OWN, width: 8 }])
  })
})

describe('the status of a pet', () => {
  it('a pet leaves and returns to the lists with its status', async () => {
    const me = await makePerson()
    const { id } = await makePet(db, { ownerId: me.id })
    await addPhotos(id, OWN)
    const adopter = await makeUser(db)
    await db.insert(adoptionRequests).values({ petId: id, adopterId: adopter.id, status: 'aceptada' })
    await db.update(pets).set({ status: 'en proceso' }).where(eq(pets.id, id))
    for (const [status, listed] of [
      ['adoptable', true],
      ['adoptado', false],
      ['adoptable', true],
      ['inactivo', false],
      ['inactivo', false],
      ['adoptable', true],
    ] as const) {
      const ctx = me.newContext()
      const repeated = (await rowOf(id)).status === status
      await setPetStatus(ctx, { petId: id, status })
      expect((await rowOf(id)).status).toBe(status)
      expect(await isListed(id)).toBe(listed)
      expect(ctx.expired.includes(`pet:${id}`)).toBe(!repeated || status === 'adoptable')
    }
    expect(await photosOf(id)).toEqual([OWN])
  })

  it.each([
    ['adoptable', 'en proceso', 'adoptado'],
    ['en proceso', 'adoptado', 'adoptable'],
    ['en proceso', 'adoptable', 'adoptado'],
    ['adoptado', 'inactivo', 'adoptable'],
  ] as const)('of a page that showed “%s” changes no pet that is “%s” by now', async (from, now, status) => {
    const me = await makePerson()
    const { id } = await makePet(db, { ownerId: me.id, status: now, name: 'Canela' })
    await expect(setPetStatus(me.newContext(), { petId: id, status, from })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Canela pasó a “.+” mientras tenías esta página abierta/),
    })
    expect((await rowOf(id)).status).toBe(now)
    await setPetStatus(me.newContext(), { petId: id, status, from: now })
    expect((await rowOf(id)).status).toBe(status)
  })

  it('sent twice is no conflict with itself', async () => {
    const me = await makePerson()
    const { id } = await makePet(db, { ownerId: me.id })
    for (let time = 0; time < 2; time++)
      await setPetStatus(me.newContext(), { petId: id, status: 'adoptado', from: 'adoptable' })
    expect((await rowOf(id)).status).toBe('adoptado')
  })

  it('a withdrawn pet cannot become adopted', async () => {
    const me = await makePerson()
    const { id } = await makePet(db, { ownerId: me.id, status: 'inactivo' })
    await expect(setPetStatus(me.newContext(), { petId: id, status: 'adoptado' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Una mascota no puede pasar de “Retirada” a “Adoptado”',
    })
  })

  it.each(['inactivo', 'adoptable'] as const)(
    'counts as confirmed when the pet is offered again (%s)',
    async (status) => {
      const me = await makePerson()
      const long = new Date('2026-01-01')
      const { id } = await makePet(db, {
        ownerId: me.id,
        status,
        confirmedAt: long,
        remindedAt: long,
        pausedAt: long,
      })
      const ctx = me.newContext()
      await setPetStatus(ctx, { petId: id, status: 'adoptable' })
      expect(await rowOf(id)).toMatchObject({ confirmedAt: ctx.now, remindedAt: null, pausedAt: null })
      expect(await isListed(id)).toBe(true)
    },
  )
})

it('a paused pet is listed again when its owner confirms it', async () => {
  const me = await makePerson()
  const { id } = await makePet(db, { ownerId: me.id, pausedAt: new Date(), remindedAt: new Date() })
  expect(await isListed(id)).toBe(false)
  const ctx = me.newContext()
  await confirmPet(ctx, { petId: id })
  expect(await rowOf(id)).toMatchObject({
    confirmedAt: ctx.now,
    remindedAt: null,
    pausedAt: null,
    version: 1,
  })
  expect(await isListed(id)).toBe(true)
  expect(ctx.expired).toContain('pets')
})

describe('what an owner is told of a pet that nobody sees', () => {
  it.each([
    ['adoptado', 'Nos contaste que Canela ya tiene un hogar'],
    ['en proceso', 'Canela está en proceso de adopción'],
    ['inactivo', 'Retiraste la publicación de Canela'],
  ] as const)('a pet that is %s is not confirmed as waiting for a family', async (status, words) => {
    const me = await makePerson()
    const pet = await makePet(db, { ownerId: me.id, name: 'Canela', status, remindedAt: new Date() })
    const ctx = me.newContext()
    await expect(confirmPet(ctx, { petId: pet.id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(words),
    })
    expect(await rowOf(pet.id)).toEqual(pet)
    expect(ctx.expired).toEqual([])
  })

  it('whether others see it, once it is confirmed or published again', async () => {
    const seenOf = async (ownerId: number, actor: Actor, held = {}) => {
      const { id: petId } = await makePet(db, { ownerId, ...held })
      const confirmed = await confirmPet(makeContext(actor), { petId })
      await setPetStatus(makeContext(actor), { petId, status: 'inactivo' })
      return [confirmed, await setPetStatus(makeContext(actor), { petId, status: 'adoptable' })]
    }
    const me = await makePerson()
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const pending = { kind: 'foundation', id: user.id, confirmed: true, approved: false } as const
    expect(await seenOf(me.id, me.actor)).toEqual([{ hasPage: true }, { hasPage: true }])
    const unseen = [{ hasPage: false }, { hasPage: false }]
    expect(await seenOf(me.id, me.actor, hold('removal', new Date()))).toEqual(unseen)
    expect(await seenOf(user.id, pending)).toEqual(unseen)
  })

  it('of a withdrawn one, that its new text waits only once it is published again', async () => {
    const me = await makePerson()
    const save = async (status: PetStatus, changes: object) => {
      const { id: petId } = await makePet(db, { ownerId: me.id, status })
      return savedNotice(await updatePet(me.newContext(), { petId, ...changes }))
    }
    const phone = { name: 'Luna 0991234567' }
    expect(await save('adoptable', { name: 'Luna' })).toBe('petSaved')
    expect(await save('adoptable', phone)).toBe('petSavedHeld')
    expect(await save('inactivo', phone)).toBe('petSavedWithdrawnHeld')
  })
})

it('closing an account while one of its pets is changed does not deadlock', async () => {
  const me = await makePerson()
  const { id } = await makePet(db, { ownerId: me.id })
  const close = () =>
    db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, me.id)).for('update')
      await tx.delete(users).where(eq(users.id, me.id))
    })
  const results = await Promise.allSettled([
    ...Array.from({ length: 5 }, (_, i) => updatePet(me.newContext(), { petId: id, name: `Luna ${i}` })),
    close(),
  ])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(reasons.filter((code) => code !== 'not_found')).toEqual([])
  expect((await listOwnPets(db, me.id, 1)).rows).toEqual([])
})
