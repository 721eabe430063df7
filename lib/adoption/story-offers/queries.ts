import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { isAnswerable } from '@/lib/adoption/check-ins/open-queries'
import { followedSince, linkOpenSince } from '@/lib/adoption/check-ins/policy'
import { isAskedAbout } from '@/lib/adoption/check-ins/queries'
import { owners } from '@/lib/adoption/condition-queries'
import { findStoryOf } from '@/lib/adoption/stories/queries'
import { hasWithdrawn } from '@/lib/people/consents/queries'
import { isBlocked } from '@/lib/pets/visibility-queries'
import { storyVerdict } from './policy'

/** Null while the pet or who gave it is blocked: its adopter reads no name either. */
const shownName = sql<string | null>`case when not ${isBlocked} then ${pets.name} end`

/** After a return and another adoption of the same request, the last time. */
const concludedAt = sql`(select max(event.created_at) from adoption_request_events event
  where event.request_id = ${adoptionRequests.id} and event.status = 'concluida')`.mapWith(
  adoptionRequestEvents.createdAt,
) as SQL<Date | null>

/** What an adopter needs to offer a story of an adoption, or to take it back; null for everybody else. */
export async function findStoryOffer(
  db: Db,
  { adopterId, requestId, now }: { adopterId: number; requestId: number; now: Date },
) {
  const [row] = await db
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
      concludedAt,
      hasStopped: sql<boolean>`(${adoptionRequests.checkInsStoppedAt} is not null
        or ${hasWithdrawn(adoptionRequests.adopterId, 'seguimiento')})`,
      isAskedAbout: sql<boolean>`(${isAskedAbout})`,
      isAnswerable: sql<boolean>`(${isAnswerable})`,
      pet: {
        id: pets.id,
        name: shownName,
        gender: pets.gender,
        countryId: pets.countryId,
        cityId: pets.cityId,
      },
      adopter: { name: users.name, cityId: users.cityId },
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(
      and(
        eq(adoptionRequests.id, requestId),
        eq(adoptionRequests.adopterId, adopterId),
        eq(users.active, true),
      ),
    )
  if (!row) return null
  const checkIns = await db
    .select({
      id: adoptionCheckIns.id,
      day: adoptionCheckIns.day,
      answer: adoptionCheckIns.answer,
      sentAt: adoptionCheckIns.sentAt,
    })
    .from(adoptionCheckIns)
    .where(eq(adoptionCheckIns.requestId, requestId))
    .orderBy(asc(adoptionCheckIns.day))
  const photos = await db
    .select({ checkInId: adoptionCheckIns.id, day: adoptionCheckIns.day, file: adoptionCheckIns.photo })
    .from(adoptionCheckIns)
    .where(and(eq(adoptionCheckIns.requestId, requestId), isNotNull(adoptionCheckIns.photo)))
    .orderBy(asc(adoptionCheckIns.day))
  const story = await findStoryOf(db, requestId)
  const { status, concludedAt: since, hasStopped } = row
  const lastAsked = checkIns.at(-1)?.sentAt
  const isOpen = lastAsked !== undefined && lastAsked > linkOpenSince(now)
  const isLate = !isOpen && (since === null || since <= followedSince(now))
  const isPaused = !row.isAskedAbout && !(isOpen && row.isAnswerable)
  const verdict = storyVerdict({ status, checkIns, hasStory: story !== null, isLate, hasStopped, isPaused })
  return { ...row, photos, story, verdict }
}
