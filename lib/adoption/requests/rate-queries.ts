import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { prepareOnce } from '@/db/prepare-once'
import { adoptionRequestEvents, adoptionRequests, pets } from '@/db/schema'
import { DAY_MS } from '@/lib/text/durations'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import type { AnswerRateDto } from './dto'

const RATE_DAYS = 365
/** Fewer say nothing about anybody. */
const FEWEST_ASKED = 5

const firstTime = (condition: SQL) =>
  sql<Date | null>`min(${adoptionRequestEvents.createdAt}) filter (where ${condition})`
const became = (...statuses: AdoptionStatus[]) => sql`${adoptionRequestEvents.status} in ${statuses}`

const answerRate = prepareOnce((db) => {
  const answers = db
    .select({
      createdAt: adoptionRequests.createdAt,
      overdueAt: adoptionRequests.overdueAt,
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
  // While another request was accepted, the owner could not answer this one.
  const isTimed = sql`${answers.answeredAt} is not null and (${answers.parkedAt} is null or ${answers.parkedAt} > ${answers.answeredAt})`
  const seconds = (share: number) => sql<number | null>`percentile_cont(${share}) within group (
    order by extract(epoch from ${answers.answeredAt} - ${answers.createdAt})::float8) filter (where ${isTimed})`
  return db
    .select({
      answered: count(answers.answeredAt),
      asked: sql<number>`(count(*) filter (where ${answers.answeredAt} is not null or ${answers.overdueAt} is not null))::int`,
      medianSeconds: seconds(0.5),
      mostSeconds: seconds(0.8),
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
  const since = new Date(now.getTime() - RATE_DAYS * DAY_MS)
  // A placeholder is not encoded as its column would be: the time goes as text.
  const [row] = await answerRate(db).execute({ ownerId, since: since.toISOString() })
  if (!row || row.asked < FEWEST_ASKED) return null
  const { answered, asked, medianSeconds, mostSeconds } = row
  const times = medianSeconds === null || mostSeconds === null ? null : { medianSeconds, mostSeconds }
  return { answered, asked, times }
}
