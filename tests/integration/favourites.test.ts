import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { favourites, foundations, pets } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { setFavourite } from '@/lib/pets/favourites/operations'
import { listFavouriteCards, listVisibleFavouriteIds } from '@/lib/pets/favourites/queries'
import { hold } from '@/lib/pets/hold'
import type { Actor } from '@/lib/platform/actor'
import { makeContext } from '@/tests/support/context'

async function somebody() {
  const { id } = await makeUser(db)
  const actor: Actor = { kind: 'user', id, confirmed: false }
  const set = (petId: number, wanted: boolean, userId = id) =>
    setFavourite(makeContext(actor), { userId, petId }, wanted)
  const rows = () => db.select().from(favourites).where(eq(favourites.userId, id))
  return { id, set, rows }
}

describe('a favourite', () => {
  it('is one row however often and at once it is added, and none however often it is removed', async () => {
    const me = await somebody()
    const pet = await makePet(db)
    await Promise.all(Array.from({ length: 50 }, () => me.set(pet.id, true)))
    expect(await me.rows()).toHaveLength(1)
    await Promise.all([1, 2].map(() => me.set(pet.id, false)))
    expect(await me.rows()).toEqual([])
  })

  it('is nobody else’s to change', async () => {
    const [me, other] = [await somebody(), await somebody()]
    const pet = await makePet(db)
    await other.set(pet.id, true)
    await expect(me.set(pet.id, false, other.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(me.set(pet.id, true, other.id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setFavourite(makeContext(), { userId: me.id, petId: pet.id }, true)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await other.rows()).toHaveLength(1)
  })

  it('is one of five hundred at most', async () => {
    const me = await somebody()
    const { id, ...pet } = await makePet(db)
    const kept = await db
      .insert(pets)
      .values(Array.from({ length: 500 }, () => pet))
      .returning({ petId: pets.id })
    await db.insert(favourites).values(kept.map(({ petId }) => ({ userId: me.id, petId })))
    await expect(me.set(id, true)).rejects.toMatchObject({ code: 'conflict' })
    const [first] = kept
    await me.set(first?.petId ?? 0, true)
    await me.set(first?.petId ?? 0, false)
    const others = await Promise.all(Array.from({ length: 5 }, () => makePet(db)))
    await Promise.allSettled([id, ...others.map((other) => other.id)].map((petId) => me.set(petId, true)))
    expect(await me.rows()).toHaveLength(500)
  })

  it('may be any pet with a page, and foundations have favourites too', async () => {
    const { user } = await makeFoundation(db)
    const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
    const pet = await makePet(db, { status: 'adoptado' })
    await setFavourite(makeContext(actor), { userId: user.id, petId: pet.id }, true)
    expect(await listVisibleFavouriteIds(db, user.id)).toEqual([pet.id])
  })

  it('cannot be a pet that nobody sees, but can be let go of', async () => {
    const me = await somebody()
    const { foundation, user } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    await me.set(pet.id, true)
    const hide = [
      () => db.update(pets).set(hold('staff', new Date())).where(eq(pets.id, pet.id)),
      () =>
        db
          .update(pets)
          .set({ heldAt: null, holdReason: null, status: 'inactivo' })
          .where(eq(pets.id, pet.id)),
      async () => {
        await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, pet.id))
        await db
          .update(foundations)
          .set({ status: 'pendiente', decidedAt: null })
          .where(eq(foundations.userId, foundation.userId))
      },
    ]
    for (const step of hide) {
      await step()
      await expect(me.set(pet.id, true)).rejects.toMatchObject({ code: 'not_found' })
      expect(await listVisibleFavouriteIds(db, me.id)).toEqual([])
    }
    await me.set(pet.id, false)
    expect(await me.rows()).toEqual([])
    await expect(me.set(2_147_483_647, true)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stands before those that were added earlier', async () => {
    const me = await somebody()
    const added = [await makePet(db), await makePet(db), await makePet(db)].map(({ id }) => id)
    for (const id of added.toReversed()) await me.set(id, true)
    expect((await listFavouriteCards(db, me.id)).map(({ id }) => id)).toEqual(added)
    expect((await listFavouriteCards(db, me.id, 2)).map(({ id }) => id)).toEqual(added.slice(0, 2))
  })
})
