import { and, asc, desc, eq, gt, gte, isNull, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionRequestEvents,
  adoptionRequests,
  foundations,
  pets,
  users,
} from '@/db/schema'
import { isOfSide, owners, saidItFailed } from '@/lib/adoption/condition-queries'
import { findStoryOf } from '@/lib/adoption/stories/queries'
import { canTellStory } from '@/lib/adoption/stories/rules'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { hasWithdrawn } from '@/lib/people/consents/queries'
import { listCardsByIds } from '@/lib/pets/queries'
import { isHidden } from '@/lib/pets/visibility-queries'
import { isLinked, type LinkedRow } from '@/lib/platform/row-link'
import { firstName, publisherName } from '@/lib/text/text'
import type { CheckInDto, LinkedCheckInDto } from './dto'
import { checkInWindows, daysAtHome } from './policy'

/** Nobody is asked about a pet that looks for a family again, or that its owner or staff took out of sight. */
export const isAskedAbout = and(eq(pets.status, 'adoptado'), not(isHidden), eq(owners.active, true))

/** An adoption that lasts, between people who are here; the adopter has neither stopped the questions nor given up. */
export const acceptsCheckIns = (db: Db) =>
  and(
    eq(adoptionRequests.status, 'concluida'),
    isNull(adoptionRequests.checkInsStoppedAt),
    isAskedAbout,
    eq(users.active, true),
    not(hasWithdrawn(users.id, 'seguimiento')),
    not(saidItFailed(db)),
  )

export const checkInsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(adoptionCheckIns)
    .where(and(eq(adoptionCheckIns.requestId, adoptionRequests.id), which))

/** The first condition of each window is the index's. */
const isDue = (db: Db, now: Date) =>
  or(
    ...checkInWindows(now).map(({ day, after, until }) =>
      and(
        gt(adoptionRequestEvents.createdAt, after),
        lte(adoptionRequestEvents.createdAt, until),
        notExists(checkInsOf(db, gte(adoptionCheckIns.day, day))),
      ),
    ),
  )

export const listDueCheckIns = (
  db: Db,
  now: Date,
  { most, requestId }: { most: number; requestId?: number },
) =>
  db
    .select({
      requestId: adoptionRequests.id,
      requestedAt: adoptionRequests.createdAt,
      concludedAt: adoptionRequestEvents.createdAt,
      pet: { id: pets.id, name: pets.name, countryId: pets.countryId, cityId: pets.cityId },
      adopter: {
        id: users.id,
        name: users.name,
        email: users.email,
        countryId: users.countryId,
        cityId: users.cityId,
      },
      publisher: { name: owners.name, foundation: foundations.name },
    })
    .from(adoptionRequestEvents)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(
      and(
        sql`${adoptionRequestEvents.status} = 'concluida'`,
        isDue(db, now),
        acceptsCheckIns(db),
        requestId === undefined ? undefined : eq(adoptionRequests.id, requestId),
      ),
    )
    .orderBy(asc(adoptionRequestEvents.createdAt), asc(adoptionRequests.id))
    .limit(most)

export type DueCheckIn = Awaited<ReturnType<typeof listDueCheckIns>>[number]

export async function findLinkedCheckIn(db: Db, link: LinkedRow) {
  const requestId = link.id
  const [row] = await db
    .select({
      request: adoptionRequests,
      concludedAt: adoptionRequestEvents.createdAt,
      pet: {
        id: pets.id,
        name: pets.name,
        gender: pets.gender,
        countryId: pets.countryId,
        cityId: pets.cityId,
      },
      adopter: { id: users.id, name: users.name },
      owner: {
        email: owners.email,
        name: owners.name,
        foundation: foundations.name,
        countryId: owners.countryId,
        cityId: owners.cityId,
      },
      hasWithdrawnConsent: hasWithdrawn(users.id, 'seguimiento'),
      bothPresent: sql<boolean>`${users.active} and ${owners.active} and ${pets.blockedAt} is null`,
    })
    .from(adoptionRequests)
    .innerJoin(
      adoptionRequestEvents,
      and(
        eq(adoptionRequestEvents.requestId, adoptionRequests.id),
        eq(adoptionRequestEvents.status, 'concluida'),
      ),
    )
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(eq(adoptionRequests.id, requestId))
  if (!row || !isLinked(link, row.request)) return null
  const checkIns = await db
    .select()
    .from(adoptionCheckIns)
    .where(eq(adoptionCheckIns.requestId, requestId))
    .orderBy(desc(adoptionCheckIns.day))
  const [last = null, ...earlier] = checkIns
  return { ...row, status: row.request.status, sentAt: last?.sentAt ?? null, last, earlier }
}

export type LinkedCheckIn = NonNullable<Awaited<ReturnType<typeof findLinkedCheckIn>>>

/** The page of a check-in's link; null before the first question, and where the pet has no card. */
export async function findLinkedPage(
  db: Db,
  { request, hasWithdrawnConsent, concludedAt, pet, adopter, owner, last, earlier }: LinkedCheckIn,
  now: Date,
): Promise<LinkedCheckInDto | null> {
  const [card] = await listCardsByIds(db, [pet.id])
  if (!last || !card) return null
  return {
    requestId: request.id,
    pet: card,
    adopter: firstName(adopter.name),
    publisher: publisherName(owner),
    concludedAt: concludedAt.toISOString(),
    days: daysAtHome(concludedAt, last.day, card.place, now),
    day: last.day,
    answered: earlier.filter(({ answer }) => answer !== null).map(({ day }) => day),
    answer: last.answer,
    note: last.note,
    hasPhoto: last.photo !== null,
    stopped: hasWithdrawnConsent || request.checkInsStoppedAt !== null,
    story: await storyState(db, request.id, [...earlier, last]),
  }
}

async function storyState(
  db: Db,
  requestId: number,
  checkIns: readonly (typeof adoptionCheckIns.$inferSelect)[],
): Promise<LinkedCheckInDto['story']> {
  const story = await findStoryOf(db, requestId)
  if (story) return story.publishedAt ? 'published' : 'offered'
  return canTellStory(checkIns) ? 'may' : 'none'
}

/** Check-ins of a request, oldest first; after a return without photos. The caller checks that the reader is one of its sides. */
export async function listCheckIns(db: Db, requestId: number): Promise<CheckInDto[]> {
  const rows = await db
    .select({ checkIn: adoptionCheckIns, status: adoptionRequests.status })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .where(and(eq(adoptionCheckIns.requestId, requestId), isOfUnblocked(adoptionRequests.adopterId)))
    .orderBy(asc(adoptionCheckIns.day))
  return rows.map(({ checkIn: { day, sentAt, answeredAt, answer, note, photo }, status }) => ({
    day,
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer,
    note,
    hasPhoto: photo !== null && status === 'concluida',
  }))
}

/** The name of a check-in's photo for one of the two sides while the adoption lasts; null for everybody else. */
export async function findCheckInPhoto(
  db: Db,
  { requestId, day, accountId }: { requestId: number; day: number; accountId: number },
): Promise<string | null> {
  const [row] = await db
    .select({ photo: adoptionCheckIns.photo })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(
      and(
        eq(adoptionCheckIns.requestId, requestId),
        // The owner has no business in a home that the pet has left.
        eq(adoptionRequests.status, 'concluida'),
        isOfUnblocked(adoptionRequests.adopterId),
        // As an integer: one of a URL may be too big for the column.
        sql`${adoptionCheckIns.day} = ${day}::int`,
        isOfSide(accountId),
      ),
    )
  return row?.photo ?? null
}

/** Names of the photos that go with an account: of its own adoptions, and of its pets. */
export async function listCheckInPhotos(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ photo: adoptionCheckIns.photo })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(isOfSide(accountId))
  return rows.flatMap(({ photo }) => photo ?? [])
}
