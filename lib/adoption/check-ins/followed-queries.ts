import { and, type Column, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { isOfSide, owners } from '@/lib/adoption/condition-queries'
import { followedSince, LAST_CHECK_IN } from './policy'
import { acceptsCheckIns, checkInsOf } from './queries'

/** The adoptions that are still asked about, of an account as the adopter and as who gave the pet. */
export async function countFollowed(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ adopted: number; given: number }> {
  const total = (id: Column) => sql<number>`(count(*) filter (where ${eq(id, accountId)}))::int`
  const [counts] = await db
    .select({ adopted: total(adoptionRequests.adopterId), given: total(pets.ownerId) })
    .from(adoptionRequestEvents)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .where(
      and(
        isOfSide(accountId),
        sql`${adoptionRequestEvents.status} = 'concluida'`,
        gt(adoptionRequestEvents.createdAt, followedSince(now)),
        acceptsCheckIns(db),
        notExists(
          checkInsOf(db, and(eq(adoptionCheckIns.day, LAST_CHECK_IN), isNotNull(adoptionCheckIns.answer))),
        ),
      ),
    )
  return counts ?? { adopted: 0, given: 0 }
}
