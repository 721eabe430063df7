import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { clockDeadlines, RESTARTS_WAIT } from './clock'

const petSiblings = alias(pets, 'pet_siblings')
const siblings = alias(adoptionRequests, 'siblings')

/** The first condition is the index's. A held pet cannot be given to anybody, so its owner is left alone. */
const mayBeDue = and(
  sql`${adoptionRequests.status} in ('enviada', 'en revisión')`,
  isNull(adoptionRequests.overdueAt),
  isNull(pets.heldAt),
)

/** Unopened requests, except of owners who had today's mail. */
export function needsReminder(db: Db, now: Date): SQL | undefined {
  const { remind, mailed } = clockDeadlines(now)
  const today = db
    .select({ one: sql`1` })
    .from(siblings)
    .innerJoin(petSiblings, eq(petSiblings.id, siblings.petId))
    .where(and(eq(petSiblings.ownerId, pets.ownerId), gt(siblings.ownerRemindedAt, mailed)))
  return and(
    eq(adoptionRequests.status, 'enviada'),
    isNull(adoptionRequests.ownerRemindedAt),
    lte(adoptionRequests.createdAt, remind),
    notExists(today),
  )
}

/** Requests whose adopter has had no answer or message for seven days; unopened ones only once the owner has had time after the mail. */
export function needsWord(db: Db, now: Date): SQL | undefined {
  const { answer, reminded } = clockDeadlines(now)
  const cameBack = db
    .select({ one: sql`1` })
    .from(adoptionRequestEvents)
    .where(
      and(
        eq(adoptionRequestEvents.requestId, adoptionRequests.id),
        inArray(adoptionRequestEvents.status, [...RESTARTS_WAIT]),
      ),
    )
  const talked = db
    .select({ one: sql`1` })
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, adoptionRequests.id),
        eq(adoptionMessages.side, 'owner'),
        gt(adoptionMessages.createdAt, answer),
      ),
    )
  return and(
    lte(adoptionRequests.createdAt, answer),
    notExists(talked),
    or(lte(adoptionRequests.updatedAt, answer), notExists(cameBack)),
    or(eq(adoptionRequests.status, 'en revisión'), lte(adoptionRequests.ownerRemindedAt, reminded)),
  )
}

export async function listOwnersWaitedFor(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(mayBeDue, or(needsReminder(db, now), needsWord(db, now)), exists(activeOwner(db))))
    .orderBy(pets.ownerId)
    .limit(most)
  return rows.map(({ id }) => id)
}

const activeOwner = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, pets.ownerId), eq(users.active, true)))

/** The requests for an owner's pets that something is due for, the longest waiting first. */
export async function listDueRequests(
  db: Db,
  ownerId: number,
  which: SQL | undefined,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(pets.ownerId, ownerId), mayBeDue, which))
    .orderBy(asc(adoptionRequests.createdAt), asc(adoptionRequests.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** What the mails of the clock say about requests, the longest waiting first. */
export const selectWaiting = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: adoptionRequests.id,
      pet: pets,
      adopter: { name: users.name, email: users.email, countryId: users.countryId },
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(inArray(adoptionRequests.id, [...ids]))
    .orderBy(asc(adoptionRequests.createdAt), asc(adoptionRequests.id))
