import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, photoUploads, storedPhotos } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hold } from '@/lib/pets/hold'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { createPet } from '@/lib/pets/operations/create-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { findEditablePet } from '@/lib/pets/own-queries'
import { findPet } from '@/lib/pets/queries'
import { visibleTo } from '@/lib/pets/visibility-queries'
import type { Actor } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { makeContext, makePerson } from '@/tests/support/context'
import { isListed, newPet, PLAIN, rowOf, WITH_PHONE } from '@/tests/support/pets'

describe('publishing', () => {
  it('a published pet is in its owner’s city and every list, and expires the cache tags', async () => {
    const me = await makePerson()
    const ctx = me.newContext()
    const { id, holdReason } = await createPet(
      ctx,
      await newPet({ name: 'Nube', children: true, dogs: false }),
    )
    expect(holdReason).toBeNull()
    const { cityId } = await rowOf(id)
    expect(await rowOf(id)).toMatchObject({
      ownerId: me.id,
      name: 'Nube',
      status: 'adoptable',
      goodWithChildren: true,
      goodWithDogs: false,
      goodWithCats: null,
      version: 1,
      publishedAt: ctx.now,
      confirmedAt: ctx.now,
      heldAt: null,
    })
    expect(await isListed(id)).toBe(true)
    expect(ctx.expired.sort()).toEqual(
      ['pets', `pet:${id}`, `city-pets:${cityId}`, `owner-pets:${me.id}`].sort(),
    )
  })

  it('pending foundations can publish, but their pets stay hidden', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: false }
    const ctx = makeContext(actor)
    const { id, holdReason } = await createPet(ctx, await newPet({ description: WITH_PHONE }))
    expect(holdReason).toBeNull()
    expect(await isListed(id)).toBe(false)
    expect(await findPet(db, id)).toBeNull()
    expect(await findPet(db, id, visibleTo(actor))).toMatchObject({ id, status: 'adoptable' })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['foundation-pets', 'foundations', `foundation:${user.id}`]),
    )
  })

  it('the same form sent twice at once makes one pet and uses one hit of the limit', async () => {
    const me = await makePerson()
    const form = await newPet()
    const results = await Promise.all([1, 2, 3, 4].map(() => createPet(me.newContext(), form)))
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    expect(await db.$count(pets, eq(pets.ownerId, me.id))).toBe(1)
    const later = makeContext(me.actor, { now: new Date(Date.now() + 61_000) })
    expect((await createPet(later, form)).id).not.toBe(results[0]?.id)
    // Another animal of the litter.
    const sibling = { ...form, gender: form.gender === 'hembra' ? ('macho' as const) : ('hembra' as const) }
    expect((await createPet(me.newContext(), sibling)).id).not.toBe(results[0]?.id)
    expect((await createPet(me.newContext(), await newPet({ name: 'Otra' }))).id).not.toBe(results[0]?.id)
  })

  it('a form sent again over a cut connection is one listing, however late and whatever was changed', async () => {
    const me = await makePerson()
    const hash = 'c'.repeat(32)
    await db
      .insert(storedPhotos)
      .values({ hash, width: 1, height: 1, blur: '', perceptualHash: 7n })
      .onConflictDoNothing()
    const upload = async (ownerId: number) => {
      const [row] = await db
        .insert(photoUploads)
        .values({ ownerId, hash, status: 'ready' })
        .returning({ id: photoUploads.id })
      return row?.id ?? ''
    }
    const form = { ...(await newPet()), uploads: [await upload(me.id)] }
    const { id } = await createPet(me.newContext(), form)
    const later = makeContext(me.actor, { now: new Date(Date.now() + 3_600_000) })
    expect(await createPet(later, { ...form, name: 'Otro nombre' })).toEqual({
      id,
      holdReason: null,
      isOther: true,
    })
    expect(await db.$count(pets, eq(pets.ownerId, me.id))).toBe(1)
    // Another form has other uploads, of the same picture too.
    const litter = await createPet(later, { ...form, uploads: [await upload(me.id)] })
    expect(litter.id).not.toBe(id)
    // The same words again, with the photo that was forgotten.
    const { uploads, ...words } = form
    const { id: bare } = await createPet(later, { ...words, name: 'Brisa' })
    const photo = [await upload(me.id)]
    expect((await createPet(later, { ...words, name: 'Brisa', uploads: photo })).id).not.toBe(bare)
    await setPetStatus(me.newContext(), { petId: id, status: 'inactivo' })
    expect((await createPet(later, form)).id).not.toBe(id)
  })

  it('publishing needs a breed and colour of the species and an owner with a city', async () => {
    const me = await makePerson()
    const cat = await makePet(db, { type: 'gato' })
    await expect(
      createPet(me.newContext(), await newPet({ breedId: cat.breedId, colorId: 2_147_483_647 })),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: { breedId: 'Elige una raza de la lista', colorId: 'Elige un color de la lista' },
    })
    const nowhere = await makePerson({ cityId: null })
    await expect(createPet(nowhere.newContext(), await newPet())).rejects.toMatchObject({
      code: 'invalid',
      fields: {},
    })
    expect(await db.$count(pets, eq(pets.ownerId, nowhere.id))).toBe(0)
  })

  it('pets per day are limited, and failed attempts do not count', async () => {
    const me = await makePerson()
    const { publishPerson: rule } = LIMITS
    const now = new Date()
    const ctx = makeContext(me.actor, { now })
    for (let i = 0; i < 3; i++) await expect(createPet(ctx, await newPet({ breedId: 0 }))).rejects.toThrow()
    for (let i = 0; i < rule.max - 1; i++) await limit(ctx, rule, me.id)
    await createPet(ctx, await newPet())
    await expect(createPet(ctx, await newPet({ name: 'Una más' }))).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })
})

describe('a pet whose text carries contacts', () => {
  it('a foundation’s is held where it is for sale, and listed with contacts and what it has spent', async () => {
    const { user } = await makeFoundation(db)
    const ctx = makeContext({ kind: 'foundation', id: user.id, confirmed: true, approved: true })
    const told = 'Llama al 0991234567. La operación costó 300 dólares y falta pagar la mitad. '.repeat(2)
    const sold = 'Vendo cachorros con pedigree, se reservan con $100 por adelantado. '.repeat(2)
    expect(await createPet(ctx, await newPet({ name: 'Nube', description: told }))).toMatchObject({
      holdReason: null,
    })
    const { id } = await createPet(ctx, await newPet({ name: 'Sol', description: sold }))
    expect(await rowOf(id)).toMatchObject({ holdReason: 'text', textIssue: 'price' })
  })

  it('a pet held for its text is listed once the text is corrected', async () => {
    const me = await makePerson()
    const { id, holdReason } = await createPet(me.newContext(), await newPet({ description: WITH_PHONE }))
    expect(holdReason).toBe('text')
    expect(await rowOf(id)).toMatchObject({ holdReason: 'text', textIssue: 'phone' })
    expect(await isListed(id)).toBe(false)
    expect(await findPet(db, id)).toBeNull()
    expect((await findOwnerPage(db, me.id, { page: 1, perPage: 9 })).total).toBe(0)
    expect(
      (await findOwnerPage(db, me.id, { page: 1, perPage: 9 }, { viewer: me.actor })).pets,
    ).toMatchObject([{ id }])
    expect(await findEditablePet(db, me.id, id)).toMatchObject({
      hold: { reason: 'text', textIssue: 'phone' },
      public: false,
    })
    // Nothing of its words has changed.
    expect(await updatePet(me.newContext(), { petId: id, age: 'adulto' })).toMatchObject({
      hold: { reason: 'text', textIssue: 'phone' },
      freed: false,
    })
    await db
      .update(pets)
      .set({ remindedAt: new Date('2026-01-01') })
      .where(eq(pets.id, id))
    expect(await updatePet(me.newContext(), { petId: id, description: PLAIN })).toMatchObject({
      hold: null,
      freed: true,
    })
    expect(await isListed(id)).toBe(true)
    // Its owner is reminded again before it is paused.
    expect(await rowOf(id)).toMatchObject({ remindedAt: null })
  })

  it('adding a link to a listed pet holds it', async () => {
    const me = await makePerson()
    const { id } = await makePet(db, { ownerId: me.id })
    expect(await updatePet(me.newContext(), { petId: id, name: 'www.luna.ec' })).toMatchObject({
      hold: { reason: 'text', textIssue: 'link' },
      freed: false,
    })
    expect(await isListed(id)).toBe(false)
  })

  it('an owner cannot end a hold for reports, nor restart one that staff ended', async () => {
    const me = await makePerson()
    const held = await makePet(db, { ownerId: me.id, ...hold('reports', new Date()) })
    expect(await updatePet(me.newContext(), { petId: held.id, description: PLAIN })).toMatchObject({
      hold: { reason: 'reports', textIssue: null },
      freed: false,
    })
    await setPetStatus(me.newContext(), { petId: held.id, status: 'inactivo' })
    await setPetStatus(me.newContext(), { petId: held.id, status: 'adoptable' })
    expect(await isListed(held.id)).toBe(false)
    // The second as an earlier release stored it: what a form cleans away today is no change.
    for (const description of [WITH_PHONE, `\uf0b7${WITH_PHONE}  \u200c`]) {
      const released = await makePet(db, { ownerId: me.id, name: 'Lu\u200cna', description })
      const form = { petId: released.id, name: 'Luna', description: WITH_PHONE }
      expect(await updatePet(me.newContext(), { ...form, age: 'adulto' })).toMatchObject({
        hold: null,
        freed: false,
      })
    }
  })
})
