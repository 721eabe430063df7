import { aliasedTable, and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, reports, reviews, users } from '@/db/schema'
import { isShownReview } from '@/lib/foundations/visibility-queries'
import { isAnswerEarlier } from '@/lib/moderation/reviews/policy'
import { personStanding, publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import type { ReportDto, StaffQueueItemDto, WaitingReviewDto } from '@/lib/moderation/staff/dto'
import { stateOfReview } from '@/lib/moderation/staff/policy'
import { listReports } from '@/lib/moderation/staff/report-queries'
import { listReporters } from '@/lib/moderation/staff/reporter-queries'
import { firstName } from '@/lib/text/text'
import type { EditDto, ReviewCaseDto } from './dto'

const MAX_REPORTS = 50

const reviewed = aliasedTable(users, 'reviewed')

const isOpen = and(eq(reports.status, 'abierto'), isNotNull(reports.reviewId))

export const selectWaitingReviews = (db: Db) =>
  db
    .select({
      kind: sql<StaffQueueItemDto['kind']>`'review'`.as('kind'),
      id: sql<number>`${reports.reviewId}`.as('id'),
      held: sql<boolean>`false`.as('held'),
      since: sql<Date>`min(${reports.createdAt})`.as('since'),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.reviewId)

export async function findWaitingReviews(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, WaitingReviewDto>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      reviewId: reviews.id,
      author: users.name,
      standing: personStanding(),
      foundation: foundations.name,
      reasons: sql<string[]>`array_agg(distinct ${reports.reason})`,
      reportCount: sql<number>`count(*)::int`,
      since: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt),
    })
    .from(reviews)
    .innerJoin(reports, and(eq(reports.reviewId, reviews.id), isOpen))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(foundations, eq(foundations.userId, reviews.foundationId))
    .where(isOneOf(reviews.id, ids))
    .groupBy(reviews.id, users.id, foundations.userId)
  return new Map(
    rows.map((row) => [
      row.reviewId,
      { ...row, kind: 'review', author: firstName(row.author), since: row.since.toISOString() },
    ]),
  )
}

export async function findReviewCase(
  db: Db,
  reviewId: number,
  now = new Date(),
): Promise<ReviewCaseDto | null> {
  const [row] = await db
    .select({
      review: reviews,
      isShown: sql<boolean>`${isShownReview}`,
      author: users.name,
      standing: personStanding(),
      foundation: foundations.name,
      reviewedStanding: publisherStanding(reviewed),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(foundations, eq(foundations.userId, reviews.foundationId))
    .innerJoin(reviewed, eq(reviewed.id, reviews.foundationId))
    .where(eq(reviews.id, reviewId))
  if (!row) return null
  const { review, author, foundation, isShown, standing, reviewedStanding } = row
  const isOfReview = eq(reports.reviewId, reviewId)
  const [said, reporters] = await Promise.all([
    listReports(db, isOfReview, MAX_REPORTS),
    listReporters(db, isOfReview, now),
  ])
  const lastOpen = said.find(({ status }) => status === 'abierto')?.id ?? 0
  return {
    id: review.id,
    points: review.points,
    comment: review.comment,
    reply: review.reply,
    isReplyEarlier: isAnswerEarlier(review),
    createdAt: review.createdAt.toISOString(),
    edited: editSince(review.updatedAt > review.createdAt ? review.updatedAt : null, said),
    hiddenAt: review.hiddenAt?.toISOString() ?? null,
    isShown,
    author: { id: review.userId, name: firstName(author), standing },
    foundation: { id: review.foundationId, name: foundation, standing: reviewedStanding },
    reports: said,
    reporters,
    waits: lastOpen > 0,
    seen: stateOfReview({ ...review, lastOpen }),
  }
}

/** @param editedAt null for what is as it was published @param reports as `listReports` has them */
function editSince(editedAt: Date | null, reports: readonly ReportDto[]): EditDto | null {
  if (!editedAt) return null
  const at = editedAt.toISOString()
  return { at, sinceReport: reports.some((report) => report.status === 'abierto' && report.createdAt < at) }
}
