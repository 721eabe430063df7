import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  adoptionRequests,
  petArrivals,
  petSearch,
  pets,
  petTexts,
  savedSearches,
  savedSearchNotices,
  users,
} from '@/db/schema'
import { transaction } from '@/lib/platform/write'
import { isSettled } from '@/lib/search/queries/match'
import { matchesPet, readerZone } from '@/lib/search/saved-searches/queries'
import { dueTimes } from '@/lib/search/saved-searches/schedule'

/**
 * Finds who is to be told of an arrival, once: repeating it, also at the same time, changes nothing. One pet per
 * transaction, without a lock on the arrival before the notices are written: deleting an account waits for neither.
 * @returns how many people.
 */
export async function matchArrival(db: Db, arrivalId: number, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    const told = await insertNotices(tx, { arrivalIds: [arrivalId], now })
    await tx
      .update(petArrivals)
      .set({ matchedAt: now })
      .where(and(eq(petArrivals.id, arrivalId), isNull(petArrivals.matchedAt)))
    return told
  })
}

/**
 * One notice per person and arrival, for the matching search that tells soonest. Left out are one's own pets,
 * those that are nothing new for one's requests, and searches that are younger than the arrival: their results showed it
 * already.
 * @param userId where only one person's searches count.
 */
export async function insertNotices(
  db: Db,
  { arrivalIds, userId, now }: { arrivalIds: readonly number[]; userId?: number; now: Date },
): Promise<number> {
  if (arrivalIds.length === 0) return 0
  const due = sql.join(
    dueTimes(now).map(
      ({ frequency, zone, rank, at }) =>
        sql`(${frequency}, ${zone}, ${rank}::int, ${at.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  // Materialised: the planner would read the people first, and their searches one by one.
  const { count } = await db.execute(sql`
    with matching as materialized (
      select ${petArrivals.id} as arrival_id, ${savedSearches.userId}, ${savedSearches.id}, ${savedSearches.frequency}
      from ${petArrivals}
      join ${petSearch} on ${petSearch.id} = ${petArrivals.petId}
      join ${pets} on ${pets.id} = ${petSearch.id}
      left join ${petTexts} on ${petTexts.petId} = ${petSearch.id}
      join ${savedSearches} on ${matchesPet}
      where ${petArrivals.id} = any(${sql.param(`{${arrivalIds.join()}}`)}::int[])
        and ${userId === undefined ? sql`true` : eq(savedSearches.userId, userId)}
        and ${savedSearches.frequency} <> 'en pausa'
        and ${savedSearches.createdAt} < ${petArrivals.arrivedAt}
        and ${savedSearches.userId} <> ${pets.ownerId}
        and not exists (
          select from ${adoptionRequests}
          where ${adoptionRequests.adopterId} = ${savedSearches.userId} and ${adoptionRequests.petId} = ${pets.id}
            and ${isSettled(now)}
        )
    )
    insert into ${savedSearchNotices} (arrival_id, user_id, saved_search_id, due_at)
    select distinct on (matching.arrival_id, matching.user_id)
      matching.arrival_id, matching.user_id, matching.id, due.at
    from matching
    join ${users} on ${users.id} = matching.user_id and ${users.active} and ${users.emailVerifiedAt} is not null
    join (values ${due}) as due (frequency, zone, rank, at)
      on due.frequency = matching.frequency and due.zone = ${readerZone}
    order by matching.arrival_id, matching.user_id, due.rank, matching.id
    on conflict do nothing`)
  return count
}

/** Of a search. @param arrivalIds all if absent. @returns of which arrivals, for `insertNotices` */
export async function forgetUntold(
  tx: Db,
  savedSearchId: number,
  arrivalIds?: readonly number[],
): Promise<number[]> {
  const { arrivalId } = savedSearchNotices
  const rows = await tx
    .delete(savedSearchNotices)
    .where(
      and(
        eq(savedSearchNotices.savedSearchId, savedSearchId),
        isNull(savedSearchNotices.sentAt),
        arrivalIds && isOneOf(arrivalId, arrivalIds),
      ),
    )
    .returning({ arrivalId })
  return rows.map((row) => row.arrivalId)
}

/** What a search found and did not tell yet is told at its present frequency, or by another search of the same person. */
export async function tellAnew(
  tx: Db,
  { id, userId, now }: { id: number; userId: number; now: Date },
  arrivalIds?: readonly number[],
): Promise<void> {
  const untold = await forgetUntold(tx, id, arrivalIds)
  await insertNotices(tx, { arrivalIds: untold, userId, now })
}
