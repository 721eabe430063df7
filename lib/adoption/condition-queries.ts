import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionMessages, adoptionRequests, pets, users } from '@/db/schema'
import { otherSide, type Side } from '@/lib/adoption/requests/transitions'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { OPEN_ADOPTION_STATUSES, UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** SQL that queries of requests share. Join what a condition names. */

/** Owners of pets, beside `users`, the adopters. */
export const owners = alias(users, 'owners')

/** An account is one of the two sides of a request, its adopter or the owner of its pet. */
export const isOfSide = (accountId: number) =>
  or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId))

export const isOpenSql = inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES])
export const isUndecidedSql = inArray(adoptionRequests.status, [...UNDECIDED_ADOPTION_STATUSES])

/** Waits for its owner's answer. While the listing or the adopter is blocked nobody can give one: `hindranceOf`. */
export const waitsForAnswer = and(
  isUndecidedSql,
  isNull(pets.blockedAt),
  isOfUnblocked(adoptionRequests.adopterId),
)

/** Its adopter said at a check-in that the adoption did not work out. */
export const saidItFailed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(adoptionCheckIns)
      .where(
        and(eq(adoptionCheckIns.requestId, adoptionRequests.id), eq(adoptionCheckIns.answer, 'no funcionó')),
      ),
  )

/** Its adopter sent a newer request for the same pet. */
export const isAskedAgain = sql`exists (
  select from adoption_requests newer where newer.adopter_id = ${adoptionRequests.adopterId}
    and newer.pet_id = ${adoptionRequests.petId} and newer.id > ${adoptionRequests.id})`

/** Its adopter's account withdrew it, not its adopter: `withdrawRequestsOf`. */
export const isAdopterLeft = sql<boolean>`(${adoptionRequests.status} = 'retirada' and exists (
  select from adoption_request_events e where e.request_id = ${adoptionRequests.id} and e.status = 'retirada'
    and e.actor_id is null))`

/** What the other side wrote and `side` has not seen; hidden messages are no news. */
export const unreadBy = (side: Side) =>
  and(
    eq(adoptionMessages.side, otherSide(side)),
    isNull(adoptionMessages.readAt),
    isNull(adoptionMessages.hiddenAt),
    isOfUnblocked(adoptionMessages.authorId),
  )

/** Has messages that `side` has not seen. */
export const isUnread = (db: Db, side: Side) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(adoptionMessages)
      .where(and(eq(adoptionMessages.requestId, adoptionRequests.id), unreadBy(side))),
  )
