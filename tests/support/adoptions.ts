import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, outbox, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { makePerson } from './context'

type Person = Awaited<ReturnType<typeof makePerson>>

/** An owner with a pet, and people who have asked for it, in this order. */
export async function askedPet(people = 1, petOverrides: Parameters<typeof makePet>[1] = {}) {
  const owner = await makePerson({ phone: '+593 99 555 0100' })
  const pet = await makePet(db, { ownerId: owner.id, ...petOverrides })
  const adopters: Person[] = []
  const requests: number[] = []
  for (let at = 0; at < people; at++) {
    const adopter = await makePerson({ phone: `+593 98 555 01${10 + at}` })
    adopters.push(adopter)
    requests.push((await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })).id)
  }
  return { owner, pet, adopters, requests }
}

export async function requestRow(id: number) {
  const [row] = await db.select().from(adoptionRequests).where(eq(adoptionRequests.id, id))
  if (!row) throw new Error('There is no such request')
  return row
}

export const statusesOf = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await requestRow(id)).status))

export async function timelineOf(id: number): Promise<string[]> {
  const rows = await db
    .select({ status: adoptionRequestEvents.status })
    .from(adoptionRequestEvents)
    .where(eq(adoptionRequestEvents.requestId, id))
    .orderBy(asc(adoptionRequestEvents.id))
  return rows.map(({ status }) => status)
}

export async function emailOf(person: Pick<Person, 'id'>): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, person.id))
  return row?.email ?? ''
}

/** Subjects of the mails to a person, oldest first. */
export async function subjectsTo(person: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(eq(outbox.recipient, await emailOf(person)))
    .orderBy(asc(outbox.id))
  return rows.map(({ subject }) => subject)
}
