import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { acceptRequest, undoAcceptance } from '@/lib/adoption/requests/operations/answer'
import { ACCEPTANCES_BY_PERSON_A_DAY } from '@/lib/adoption/requests/policy'
import type { Actor } from '@/lib/platform/actor'
import { later, makeContext, makePerson } from '@/tests/support/context'

async function askedOf(ownerId: number): Promise<{ requestId: number }> {
  const [pet, adopter] = [await makePet(db, { ownerId }), await makePerson()]
  const [row] = await db
    .insert(adoptionRequests)
    .values({ petId: pet.id, adopterId: adopter.id })
    .returning({ id: adoptionRequests.id })
  return { requestId: row?.id ?? 0 }
}

/** Accepts and undoes as often as a person may in a day, each time for another pet. @returns once more. */
async function acceptMany(actor: Extract<Actor, { id: number }>) {
  for (let times = 0; times < ACCEPTANCES_BY_PERSON_A_DAY; times++) {
    const given = await askedOf(actor.id)
    await acceptRequest(makeContext(actor), given)
    await undoAcceptance(makeContext(actor), given)
  }
  const last = await askedOf(actor.id)
  return (now = new Date()) => acceptRequest(makeContext(actor, { now }), last)
}

it('a person who accepts and undoes for one pet after the other gets no more contacts that day', async () => {
  const { id } = await makePerson()
  const again = await acceptMany({ kind: 'user', id, confirmed: true })
  await expect(again()).rejects.toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('los datos de una persona'),
  })
  await again(later(25))
})

it('a foundation with many pets accepts as many as it has', async () => {
  const { user } = await makeFoundation(db)
  await (await acceptMany({ kind: 'foundation', id: user.id, confirmed: true, approved: true }))()
})
