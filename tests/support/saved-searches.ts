import { and, asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { outbox, petArrivals, pets, savedSearches, savedSearchNotices } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import type { SearchFilters, SearchRequest } from '@/lib/search/dto'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'
import { saveSearch } from '@/lib/search/saved-searches/operations/manage'
import { runSavedSearches } from '@/lib/search/saved-searches/operations/run'
import { MINUTE_MS } from '@/lib/text/durations'
import type { RunningFrequency } from '@/lib/text/vocabulary'
import { emailOf } from './adoptions'
import { makeContext, type makePerson } from './context'
import { request } from './search-world'

type Person = Awaited<ReturnType<typeof makePerson>>

/** Three in the afternoon in Quito, on a Wednesday. */
export const AFTERNOON = new Date('2027-03-10T20:00:00Z')
/** Eleven at night. */
export const NIGHT = new Date('2027-03-11T04:00:00Z')
export const NEXT_MORNING = new Date('2027-03-11T13:00:00Z')
export const MONDAY_MORNING = new Date('2027-03-15T13:00:00Z')
export const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS)

export const setPet = (id: number, values: Partial<typeof pets.$inferInsert>) =>
  db.update(pets).set(values).where(eq(pets.id, id))

/** Dogs in Quito, where `makePet` puts its pets. */
export function dogsInQuito(filters: SearchFilters = {}): SearchRequest {
  const { id, name } = cityNamed('ECU', 'Quito')
  const place = { kind: 'city' as const, cityIds: [id], name, country: 'Ecuador', slug: 'quito' }
  return request({ scope: { type: 'perro', place }, filters })
}

let saved = 0

/** @returns the id of the saved search. */
export async function save(
  person: Person,
  {
    search = dogsInQuito(),
    name = 'Perros en Quito',
    frequency = 'al instante' as RunningFrequency,
    path = `/searcher/pet/dog/quito?q=${++saved}`,
  } = {},
): Promise<number> {
  await saveSearch(person.newContext(), { search: { path, request: search }, name, frequency })
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, person.id), eq(savedSearches.path, path)))
  if (!row) throw new Error('The search was not saved')
  return row.id
}

/** One round of the job at that time. */
export const runAt = (now: Date) =>
  runSavedSearches(makeContext({ kind: 'system', name: 'test' }, { now }), new AbortController().signal)

/** The mails to a person, oldest first. */
export const mailsOf = async (person: Pick<Person, 'id'>) =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, await emailOf(person)))
    .orderBy(asc(outbox.id))

export const subjectsOf = async (person: Pick<Person, 'id'>) =>
  (await mailsOf(person)).map(({ subject }) => subject)

/** The pets that a person was told of or will be, with the search that tells. */
export const noticesOf = (person: Pick<Person, 'id'>) =>
  db
    .select({
      petId: petArrivals.petId,
      search: savedSearchNotices.savedSearchId,
      dueAt: savedSearchNotices.dueAt,
      sentAt: savedSearchNotices.sentAt,
    })
    .from(savedSearchNotices)
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .where(eq(savedSearchNotices.userId, person.id))
    .orderBy(asc(petArrivals.petId))

export async function savedRow(id: number) {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id))
  if (!row) throw new Error('There is no such search')
  return row
}

export const tokenOf = async (id: number) => writeNoticeToken(await savedRow(id))
