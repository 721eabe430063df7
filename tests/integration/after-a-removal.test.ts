import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hold } from '@/lib/pets/hold'
import { createPet } from '@/lib/pets/operations/create-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import type { Actor } from '@/lib/platform/actor'
import { daysBefore } from '@/lib/text/durations'
import { makeContext, makePerson } from '@/tests/support/context'
import { newPet, PLAIN, rowOf, WITH_PHONE } from '@/tests/support/pets'

const makeRemoved = (ownerId: number, days = 1) =>
  makePet(db, { ownerId, status: 'inactivo', ...hold('removal', daysBefore(new Date(), days)) })

it('what a person publishes waits for staff while a removal of theirs stands, whatever it says', async () => {
  const me = await makePerson()
  const removed = await makeRemoved(me.id)
  const { id, holdReason } = await createPet(me.newContext(), await newPet({ description: WITH_PHONE }))
  expect(holdReason).toBe('staff')
  await updatePet(me.newContext(), { petId: id, description: PLAIN })
  expect(await rowOf(id)).toMatchObject({ holdReason: 'staff', textIssue: null })
  // Put back by staff.
  await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.id, removed.id))
  expect((await createPet(me.newContext(), await newPet({ name: 'Otra' }))).holdReason).toBeNull()
})

it('a withdrawn listing that is published again waits for staff while another removal of its owner stands', async () => {
  const me = await makePerson()
  const [withdrawn, removed] = [
    await makePet(db, { ownerId: me.id, status: 'inactivo' }),
    await makeRemoved(me.id),
  ]
  const again = (petId: number) => setPetStatus(me.newContext(), { petId, status: 'adoptable' })
  expect(await again(withdrawn.id)).toEqual({ hasPage: false })
  expect(await rowOf(withdrawn.id)).toMatchObject({ status: 'adoptable', holdReason: 'staff' })
  await again(removed.id)
  expect(await rowOf(removed.id)).toMatchObject({ status: 'adoptable', holdReason: 'removal' })
})

it('a removal holds back no pet of others, of a foundation, or published three months later', async () => {
  const [me, other] = [await makePerson(), await makePerson()]
  await makeRemoved(me.id, 91)
  await makeRemoved(other.id)
  expect((await createPet(me.newContext(), await newPet())).holdReason).toBeNull()
  const { user } = await makeFoundation(db)
  await makeRemoved(user.id)
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
  expect((await createPet(makeContext(actor), await newPet())).holdReason).toBeNull()
})
