import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { prepareOnce } from '@/db/prepare-once'
import { adoptionMessages, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import { isHidden } from '@/lib/pets/visibility-queries'
import { daysBefore } from '@/lib/text/durations'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import type { AnswerRateDto } from './dto'
import { clockDeadlines, MOST_ANSWERS, RESTARTS_WAIT } from './rules'

const petSiblings = alias(pets, 'pet_siblings')
const siblings = alias(adoptionRequests, 'siblings')
const replies = alias(adoptionMessages, 'replies')

/**
 * The first condition is the index's. A hidden pet cannot be given to anybody, nor a pet to who is blocked, so its owner is
 * left alone.
 */
const mayBeDue = and(
  sql`${adoptionRequests.status} in ('enviada', 'en revisión')`,
  isNull(adoptionRequests.overdueAt),
  not(isHidden),
  not(isAnyBlocked(pets.ownerId, adoptionRequests.adopterId)),
)

/** Waits for an answer since before `time`; `waitsSince` is set only where the wait began anew. */
const waitsSinceBefore = (time: Date) =>
  or(isNull(adoptionRequests.waitsSince), lte(adoptionRequests.waitsSince, time))

/** Their owner has had no reminder in the last hours: one mail a day, whatever it is about. */
export const hasNoMailToday = (db: Db, now: Date): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(siblings)
      .innerJoin(petSiblings, eq(petSiblings.id, siblings.petId))
      .where(
        and(eq(petSiblings.ownerId, pets.ownerId), gt(siblings.ownerRemindedAt, clockDeadlines(now).mailed)),
      ),
  )

/** Unopened requests, except of owners who had today's mail. */
export function isReminderDue(db: Db, now: Date): SQL | undefined {
  const { remind } = clockDeadlines(now)
  return and(
    eq(adoptionRequests.status, 'enviada'),
    isNull(adoptionRequests.ownerRemindedAt),
    lte(adoptionRequests.createdAt, remind),
    waitsSinceBefore(remind),
    hasNoMailToday(db, now),
  )
}

/**
 * Requests whose adopter has had no answer for seven days, also since they wrote back to the owner; unopened ones only once the
 * owner has had time after the mail.
 */
export function isAnswerOverdue(db: Db, now: Date): SQL | undefined {
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
  const writtenBack = db
    .select({ one: sql`1` })
    .from(replies)
    .where(
      and(
        eq(replies.requestId, adoptionMessages.requestId),
        eq(replies.side, 'adopter'),
        isNull(replies.hiddenAt),
        gt(replies.id, adoptionMessages.id),
        lte(replies.createdAt, answer),
      ),
    )
  const talked = db
    .select({ one: sql`1` })
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, adoptionRequests.id),
        eq(adoptionMessages.side, 'owner'),
        isNull(adoptionMessages.hiddenAt),
        gte(
          adoptionMessages.createdAt,
          sql`coalesce(${adoptionRequests.waitsSince}, ${adoptionRequests.createdAt})`,
        ),
        or(gte(adoptionMessages.createdAt, adoptionRequests.updatedAt), notExists(cameBack)),
        notExists(writtenBack),
      ),
    )
  return and(
    lte(adoptionRequests.createdAt, answer),
    waitsSinceBefore(answer),
    notExists(talked),
    or(lte(adoptionRequests.updatedAt, answer), notExists(cameBack)),
    or(eq(adoptionRequests.status, 'en revisión'), lte(adoptionRequests.ownerRemindedAt, reminded)),
  )
}

/** Active owners with something for the clock to do, by id; at most `most`, the rest in the next run. */
export async function listOwnersWaitedFor(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(mayBeDue, or(isReminderDue(db, now), isAnswerOverdue(db, now)), exists(activeOwner(db))))
    .orderBy(pets.ownerId)
    .limit(most)
  return rows.map(({ id }) => id)
}

const activeOwner = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, pets.ownerId), eq(users.active, true)))

/** Ids of the requests to an owner that `which` holds for, oldest first. Unlocked: mark them under their condition again. */
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

export const recipientColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  countryId: users.countryId,
  cityId: users.cityId,
}

/** Somebody whom the clock writes to. */
export type Recipient = Pick<typeof users.$inferSelect, keyof typeof recipientColumns>

/** What the mails about these requests say, oldest first. */
export const selectWaiting = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
      pet: pets,
      adopter: recipientColumns,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(inArray(adoptionRequests.id, [...ids]))
    .orderBy(asc(adoptionRequests.createdAt), asc(adoptionRequests.id))

const RATE_DAYS = 365
const FEWEST_ASKED = 5

const firstTime = (condition: SQL) =>
  sql<Date | null>`min(${adoptionRequestEvents.createdAt}) filter (where ${condition})`
const became = (...statuses: AdoptionStatus[]) => sql`${adoptionRequestEvents.status} in ${statuses}`

const answerRate = prepareOnce((db) => {
  const answers = db
    .select({
      createdAt: adoptionRequests.createdAt,
      overdueAt: adoptionRequests.overdueAt,
      waitsSince: adoptionRequests.waitsSince,
      answeredAt: firstTime(became('aceptada', 'rechazada')).as('answered_at'),
      parkedAt: firstTime(became('en espera')).as('parked_at'),
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(adoptionRequestEvents, eq(adoptionRequestEvents.requestId, adoptionRequests.id))
    .where(
      and(
        eq(pets.ownerId, sql.placeholder('ownerId')),
        gt(adoptionRequests.createdAt, sql.placeholder('since')),
      ),
    )
    .groupBy(adoptionRequests.id)
    .as('answers')
  // While another request was accepted or something was blocked, held or suspended, the owner could not answer this one.
  const isTimed = sql`${answers.answeredAt} is not null and ${answers.waitsSince} is null and (${answers.parkedAt} is null or ${answers.parkedAt} > ${answers.answeredAt})`
  const mostSeconds = sql<number | null>`percentile_cont(${MOST_ANSWERS}) within group (
    order by extract(epoch from ${answers.answeredAt} - ${answers.createdAt})::float8) filter (where ${isTimed})`
  return db
    .select({
      answered: count(answers.answeredAt),
      asked: sql<number>`(count(*) filter (where ${answers.answeredAt} is not null or ${answers.overdueAt} is not null))::int`,
      mostSeconds,
    })
    .from(answers)
    .prepare('answer_rate')
})

/**
 * How an owner answers: of the requests of the last twelve months those that were accepted or rejected, however late,
 * or stayed without an answer for seven days. Requests that were withdrawn or closed earlier, or wait, do not count.
 * Null below five.
 */
export async function findAnswerRate(db: Db, ownerId: number, now: Date): Promise<AnswerRateDto | null> {
  const since = daysBefore(now, RATE_DAYS)
  // A placeholder is not encoded as its column would be: the time goes as text.
  const [row] = await answerRate(db).execute({ ownerId, since: since.toISOString() })
  if (!row || row.asked < FEWEST_ASKED) return null
  const { answered, asked, mostSeconds } = row
  const times = mostSeconds === null ? null : { mostSeconds }
  return { answered, asked, times }
}
