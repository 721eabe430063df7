import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import { isHidden } from '@/lib/pets/visibility-queries'
import { hasNoMailToday } from './queries'
import { clockDeadlines, OUTCOME } from './rules'

/** Accepted so long ago that its owner is asked how it ended. The first condition is an index's. */
export const isLongAccepted = (now: Date) =>
  and(
    sql`${adoptionRequests.status} = 'aceptada'`,
    lte(adoptionRequests.updatedAt, clockDeadlines(now).outcome),
  )

/** Not asked since the last time that was due, the first, second or third. */
const isUnasked = (now: Date) =>
  or(
    ...Array.from({ length: OUTCOME.times }, (_, index) => {
      const due = sql`${adoptionRequests.updatedAt} + ${(index + 1) * OUTCOME.askDays} * interval '1 day'`
      return and(
        sql`${due} <= ${now.toISOString()}::timestamptz`,
        or(isNull(adoptionRequests.ownerRemindedAt), sql`${adoptionRequests.ownerRemindedAt} < ${due}`),
      )
    }),
  )

/** While staff look at the listing or at one of the two, nobody is pressed. */
const isOutcomeDue = (db: Db, now: Date) =>
  and(
    isLongAccepted(now),
    isUnasked(now),
    not(isHidden),
    not(isAnyBlocked(pets.ownerId, adoptionRequests.adopterId)),
    hasNoMailToday(db, now),
  )

/** Active owners to ask how an adoption ended, by id; at most `most`, the rest in the next run. */
export async function listOwnersToAsk(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, pets.ownerId))
    .where(and(isOutcomeDue(db, now), eq(users.active, true)))
    .orderBy(pets.ownerId)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Ids of an owner's requests to ask about, the oldest first. Unlocked: mark them while they are accepted. */
export async function listDueOutcomes(db: Db, ownerId: number, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(pets.ownerId, ownerId), isOutcomeDue(db, now)))
    .orderBy(asc(adoptionRequests.updatedAt), asc(adoptionRequests.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
