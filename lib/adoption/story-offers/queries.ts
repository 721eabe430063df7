import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, pets, users } from '@/db/schema'
import { findStoryOf } from '@/lib/adoption/stories/queries'
import { isBlocked } from '@/lib/pets/visibility-queries'
import { storyVerdict } from './policy'

/** Null while the pet or who gave it is blocked: its adopter reads no name either. */
const shownName = sql<string | null>`case when not ${isBlocked} then ${pets.name} end`

/** What an adopter needs to offer a story of an adoption, or to take it back; null for everybody else. */
export async function findStoryOffer(
  db: Db,
  { adopterId, requestId }: { adopterId: number; requestId: number },
) {
  const [row] = await db
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
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
    .select({ id: adoptionCheckIns.id, day: adoptionCheckIns.day, answer: adoptionCheckIns.answer })
    .from(adoptionCheckIns)
    .where(eq(adoptionCheckIns.requestId, requestId))
    .orderBy(asc(adoptionCheckIns.day))
  const photos = await db
    .select({ checkInId: adoptionCheckIns.id, day: adoptionCheckIns.day, file: adoptionCheckIns.photo })
    .from(adoptionCheckIns)
    .where(and(eq(adoptionCheckIns.requestId, requestId), isNotNull(adoptionCheckIns.photo)))
    .orderBy(asc(adoptionCheckIns.day))
  const story = await findStoryOf(db, requestId)
  const verdict = storyVerdict({ status: row.status, checkIns, hasStory: story !== null })
  return { ...row, photos, story, verdict }
}
