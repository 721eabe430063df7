import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  returnPet,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { MINUTE_MS } from '@/lib/text/durations'
import { makePerson } from '@/tests/support/context'
import { AFTERNOON, noticesOf, runAt, save } from '@/tests/support/saved-searches'

it('a pet that comes back is not new to whoever gave it back, asked for it or was rejected for it', async () => {
  const owner = await makePerson()
  const pet = await makePet(db, { ownerId: owner.id })
  await runAt(AFTERNOON)
  const searching = async () => {
    const adopter = await makePerson()
    await save(adopter)
    return adopter
  }
  const ask = async (adopter: Awaited<ReturnType<typeof searching>>) => {
    const { id } = await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })
    return { requestId: id }
  }
  const [family, asking, rejected, former] = await Promise.all([1, 2, 3, 4].map(searching))
  if (!family || !asking || !rejected || !former) throw new Error('Four people search')
  const given = await ask(family)
  await withdrawRequest(former.newContext(), await ask(former))
  await rejectRequest(owner.newContext(), { ...(await ask(rejected)), reason: 'lejos', text: 'Gracias.' })
  await acceptRequest(owner.newContext(), given)
  await concludeAdoption(owner.newContext(), given)
  await returnPet(owner.newContext(), given)
  await ask(asking)
  // The job runs at a time of its own.
  await db
    .update(adoptionRequests)
    .set({ updatedAt: AFTERNOON })
    .where(eq(adoptionRequests.adopterId, rejected.id))
  await runAt(new Date(AFTERNOON.getTime() + 5 * MINUTE_MS))
  const told = async (person: { id: number }) => (await noticesOf(person)).map(({ petId }) => petId)
  for (const person of [family, asking, rejected]) expect(await told(person)).toEqual([])
  expect(await told(former)).toEqual([pet.id])
})
