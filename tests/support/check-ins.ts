import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { runCheckIns } from '@/lib/adoption/check-ins/operations/send'
import { acceptRequest, concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { makeContext, makePerson } from './context'

/** Check-ins by a clock of their own, long before the demo world: none of its adoptions is due on these days. */
const START = new Date('2020-03-01T15:00:00Z')
export const dayN = (days: number) => new Date(START.getTime() + days * 86_400_000)
export const askOn = (days: number) => runCheckIns(makeContext(undefined, { now: dayN(days) }))
/** Who has the link. */
export const anybodyOn = (days: number) => makeContext(undefined, { now: dayN(days) })

export type Person = Awaited<ReturnType<typeof makePerson>>
export const on = ({ actor }: Person, days: number) => makeContext(actor, { now: dayN(days) })

export async function checkInTokenOf(requestId: number): Promise<string> {
  const [request] = await db.select().from(adoptionRequests).where(eq(adoptionRequests.id, requestId))
  if (!request) throw new Error('There is no such request')
  return writeCheckInToken(request)
}

/** Camilo's Frida, whom Valentina adopted on day 0. */
export async function adoptionOfFrida() {
  const owner = await makePerson({ name: 'Camilo' })
  const adopter = await makePerson({ name: 'Valentina' })
  const dates = { publishedAt: dayN(-9), confirmedAt: dayN(-9) }
  const pet = await makePet(db, { ownerId: owner.id, name: 'Frida', gender: 'hembra', ...dates })
  const { id: requestId } = await requestAdoption(on(adopter, -8), { petId: pet.id, message: null })
  await acceptRequest(on(owner, -7), { requestId })
  await concludeAdoption(on(owner, 0), { requestId })
  return { owner, adopter, pet, requestId, token: await checkInTokenOf(requestId) }
}

export const GOOD = { answer: 'muy bien', note: null, photo: null } as const
