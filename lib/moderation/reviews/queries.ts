import { and, asc, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets, reviews, users } from '@/db/schema'
import { isShownReview } from '@/lib/foundations/visibility-queries'
import type { Actor } from '@/lib/platform/actor'
import { FOUNDATIONS_TAG, foundationTag, petTag } from '@/lib/platform/bus/cache-tags'
import { readPage } from '@/lib/platform/page-queries'
import { daysBefore } from '@/lib/text/durations'
import type { Page } from '@/lib/text/pagination'
import { firstName } from '@/lib/text/text'
import type { RatingCounts, ReviewDto, ReviewScreenDto } from './dto'
import { isAnswerEarlier, obstacleTo } from './policy'

const PER_PAGE = 20
const REPLY_DAYS = 30

const visibleOf = (foundationId: number) => and(eq(reviews.foundationId, foundationId), isShownReview)

const selectReviews = (db: Db) =>
  db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      name: users.name,
      comment: reviews.comment,
      points: reviews.points,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

const reviewDto = ({ name, createdAt, updatedAt, reply, repliedAt, ...row }: Row): ReviewDto => ({
  ...row,
  name: firstName(name),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  editedAt: updatedAt > createdAt ? updatedAt.toISOString() : null,
  reply:
    reply === null || repliedAt === null
      ? null
      : { text: reply, at: repliedAt.toISOString(), isEarlier: isAnswerEarlier({ updatedAt, repliedAt }) },
})

/** Newest first, without those that staff have hidden. */
const selectVisible = (db: Db, foundationId: number) =>
  selectReviews(db).where(visibleOf(foundationId)).orderBy(desc(reviews.createdAt), asc(reviews.userId))

/** The newest of those that everybody sees. */
export async function listReviews(db: Db, foundationId: number, limit: number): Promise<ReviewDto[]> {
  return (await selectVisible(db, foundationId).limit(limit)).map(reviewDto)
}

/** One of them, on its foundation's page; null for any other. */
export async function findVisibleReview(
  db: Db,
  foundationId: number,
  reviewId: number,
): Promise<ReviewDto | null> {
  const [row] = await selectReviews(db).where(and(visibleOf(foundationId), eq(reviews.id, reviewId)))
  return row ? reviewDto(row) : null
}

/** A page of the comments that everybody sees, newest first. */
export const listReceivedReviews = (db: Db, foundationId: number, page: number): Promise<Page<ReviewDto>> =>
  readPage(selectVisible(db, foundationId), { page, perPage: PER_PAGE }, reviewDto)

/** Without an answer, or rewritten after it. */
const awaitsReply = or(isNull(reviews.reply), gt(reviews.updatedAt, reviews.repliedAt))

/** Counts comments, as last written within `REPLY_DAYS`, that await an answer: the summary does not ask for ever. */
export async function countWithoutReply(db: Db, foundationId: number, now: Date): Promise<number> {
  const since = daysBefore(now, REPLY_DAYS)
  return db.$count(reviews, and(visibleOf(foundationId), awaitsReply, gt(reviews.updatedAt, since)))
}

/** How many gave one, two, … five points; hidden comments do not count. */
export async function countRatings(db: Db, foundationId: number): Promise<RatingCounts> {
  const rows = await db
    .select({ points: reviews.points, total: count() })
    .from(reviews)
    .where(visibleOf(foundationId))
    .groupBy(reviews.points)
  return [1, 2, 3, 4, 5].map((points) => rows.find((row) => row.points === points)?.total ?? 0)
}

/** The page /review: the form, filled in with an earlier comment, or why the actor cannot write one. */
export async function findReviewScreen(db: Db, actor: Actor, foundationId: number): Promise<ReviewScreenDto> {
  const why = obstacleTo(actor, foundationId)
  if (why) return { kind: 'refused', why }
  if (!('id' in actor)) return { kind: 'form', review: null }
  const [own] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.foundationId, foundationId), eq(reviews.userId, actor.id)))
  if (!own) return { kind: 'form', review: null }
  const { points, comment, hiddenAt } = own
  if (hiddenAt) return { kind: 'refused', why: 'hidden' }
  return { kind: 'form', review: { points, comment } }
}

/** Everything that shows how a foundation is rated: its page, the list, and who publishes each of its pets. */
export async function listRatingTags(db: Db, foundationId: number): Promise<string[]> {
  const published = await db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.ownerId, foundationId), ne(pets.status, 'inactivo')))
  return [FOUNDATIONS_TAG, foundationTag(foundationId), ...published.map(({ id }) => petTag(id))]
}
