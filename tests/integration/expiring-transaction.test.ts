import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { petTag } from '@/lib/cache-tags'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { makeContext } from '@/tests/support/context'
import { losingDb } from '@/tests/support/losing-db'
import { rowOf } from '@/tests/support/pets'

it('a change whose commit succeeds without an answer expires its tags', async () => {
  const pet = await makePet(db, { pausedAt: new Date() })
  const ctx = makeContext({ kind: 'user', id: pet.ownerId, confirmed: true }, { db: losingDb() })
  await expect(confirmPet(ctx, { petId: pet.id })).rejects.toThrow('CONNECTION_CLOSED')
  expect((await rowOf(pet.id)).pausedAt).toBeNull()
  expect(ctx.expired).toContain(petTag(pet.id))
})

it('a change that fails is rolled back and expires nothing', async () => {
  const pet = await makePet(db)
  const ctx = makeContext()
  const work = expiringTransaction(
    ctx,
    async (tx) => {
      await tx.update(pets).set({ name: 'Nadie' }).where(eq(pets.id, pet.id))
      throw new Error('refused')
    },
    () => [petTag(pet.id)],
  )
  await expect(work).rejects.toThrow('refused')
  expect((await rowOf(pet.id)).name).toBe(pet.name)
  expect(ctx.expired).toEqual([])
})
