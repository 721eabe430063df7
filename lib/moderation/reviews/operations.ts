import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, outbox, reviews, users } from '@/db/schema'
import { requireFoundation } from '@/lib/foundations/policy'
import { countReport, insertReport } from '@/lib/moderation/reports/operations'
import type { reportReviewSchema } from '@/lib/moderation/reports/schema'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { reviewMailKey } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import {
  reviewAnsweredMail,
  reviewChangedMail,
  reviewReceivedMail,
} from '@/lib/platform/outbox/templates/review'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { checkReview, checkText } from '@/lib/text/check/text-check'
import { DASHBOARD_REVIEWS, foundationPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { COMMENT_CHANGED, commentRefusal, REVIEW_REFUSALS, REVIEW_WORDS, replyRefusal } from './copy'
import { isAnswerEarlier, requireReviewer } from './policy'
import { listRatingTags } from './queries'
import { type ReplyInput, type ReviewInput, reviewRecord } from './schema'

/**
 * One per person and foundation: another replaces it, the same one changes nothing. The first is mailed, but not again soon after
 * it was deleted, and the first that replaces one with an answer. @returns whether it is new, and whether changes were kept that the form had not seen.
 * @throws DomainError unauthenticated; forbidden; email_not_confirmed; not_found for a foundation without a page; invalid
 *   (`comment`) for contacts and numbers of accounts; conflict when staff have hidden it; RecordChanged; TooManyRequests.
 */
export async function publishReview(
  ctx: Context,
  input: ReviewInput,
  edit?: RecordEdit,
): Promise<{ created: boolean; merged: boolean }> {
  const userId = requireReviewer(ctx.actor, input.foundationId)
  const issue = checkReview(input.comment)
  if (issue) throw invalidFields({ comment: commentRefusal(issue) })
  await requireFewWrites(ctx, userId)
  return write(ctx, async (tx) => {
    const { author, foundation } = await lockSides(tx, userId, input.foundationId)
    const { foundationId } = input
    const { fields, merged, answered } = await mergeReview(tx, { ...input, userId }, edit)
    const created = await saveReview(tx, { ...fields, foundationId, userId }, ctx.now)
    if (created === null) return { created: false, merged }
    const { name, email: to } = foundation
    const said = { name, ...fields, author: firstName(author.name), url: absoluteUrl(DASHBOARD_REVIEWS) }
    const mail = { to, now: ctx.now, about: { accounts: [userId] } }
    const key = reviewMailKey(userId, foundationId)
    if (!created && answered) await enqueueMail(tx, { ...mail, content: reviewChangedMail(said) })
    if (created && (await tx.$count(outbox, eq(outbox.idempotencyKey, key))) === 0)
      await enqueueMail(tx, { ...mail, content: reviewReceivedMail(said), key })
    tx.expire(...(await listRatingTags(tx, foundationId)))
    return { created, merged }
  })
}

/**
 * Two tabs that send the first comment at once are told apart by `saveReview` alone: the later one replaces it.
 * @returns whether there is an answer to what it says so far, too
 */
async function mergeReview(
  tx: Db,
  { foundationId, userId, points, comment }: ReviewInput & { userId: number },
  edit: RecordEdit | undefined,
) {
  const [present] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.foundationId, foundationId), eq(reviews.userId, userId)))
    .for('update')
  const saved = present && !present.hiddenAt ? reviewRecord(present) : null
  const answered = present !== undefined && present.reply !== null && !isAnswerEarlier(present)
  return { ...(await mergeEdit(reviewRecord({ points, comment }), saved, edit, REVIEW_WORDS)), answered }
}

const requireFewWrites = (ctx: Context, accountId: number) => limit(ctx, LIMITS.reviewAccount, accountId)

/** Keeps the accounts of author and foundation from being closed until the transaction ends. */
const lockBoth = (tx: Db, ids: [author: number, foundation: number]) =>
  tx
    .select({ id: users.id, name: users.name, email: users.email, active: users.active })
    .from(users)
    .where(isOneOf(users.id, ids))
    .orderBy(asc(users.id))
    .for('share')

/** `lockBoth`, of a foundation with a page. @throws DomainError unauthenticated, not_found. */
async function lockSides(tx: Db, userId: number, foundationId: number) {
  const accounts = await lockBoth(tx, [userId, foundationId])
  // Closed or suspended since the session was read.
  const author = accounts.find(({ id, active }) => id === userId && active)
  if (!author) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  const foundation = accounts.find(({ id, active }) => id === foundationId && active)
  const approved = and(eq(foundations.userId, foundationId), eq(foundations.status, 'aprobada'))
  if (!foundation || (await tx.$count(foundations, approved)) === 0)
    throw new DomainError('not_found', 'No encontramos esa fundación')
  return { author, foundation }
}

/** @returns whether it is new; null when it says the same already. @throws DomainError conflict when it is hidden. */
async function saveReview(
  tx: Db,
  { foundationId, userId, points, comment }: ReviewInput & { userId: number },
  now: Date,
): Promise<boolean | null> {
  const [row] = await tx
    .insert(reviews)
    .values({ foundationId, userId, points, comment, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.foundationId, reviews.userId],
      set: {
        points,
        comment,
        // After what it was answered at, by whatever clock: the answer is to an earlier comment.
        updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${reviews.repliedAt} + interval '1 millisecond')`,
      },
      setWhere: sql`${reviews.hiddenAt} is null and (${reviews.points}, ${reviews.comment}) <> (${points}, ${comment})`,
    })
    // Zero for an inserted row: two tabs may send the first one at once.
    .returning({ created: sql<boolean>`xmax = 0` })
  if (row) return row.created
  const [present] = await tx
    .select({ hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(and(eq(reviews.foundationId, foundationId), eq(reviews.userId, userId)))
  if (present?.hiddenAt) throw new DomainError('conflict', REVIEW_REFUSALS.hidden.text)
  return null
}

/**
 * Once, and anew to a comment that was rewritten since; mails its author. The same answer again changes nothing.
 * @throws DomainError unauthenticated;
 * forbidden; not_found for comments on others and hidden ones; invalid (`reply`) for contacts and prices; conflict when
 * it is answered, or edited since it was `seen`; TooManyRequests.
 */
export async function replyToReview(ctx: Context, { reviewId, seen, reply }: ReplyInput): Promise<void> {
  const foundationId = requireFoundation(ctx.actor)
  // As in rejections of adoption requests: contacts are on the foundation's page, and nobody asks for money.
  const issue = checkText(reply, 'user')
  if (issue) throw invalidFields({ reply: replyRefusal(issue) })
  await requireFewWrites(ctx, foundationId)
  await write(ctx, async (tx) => {
    const review = await lockReceived(tx, reviewId, foundationId)
    const isAnswered = review.reply !== null && !isAnswerEarlier(review)
    if (isAnswered && review.reply === reply) return
    if (isAnswered)
      throw new DomainError('conflict', 'Ya respondiste este comentario: cada uno se responde una vez')
    if (review.updatedAt.toISOString() !== seen) throw new DomainError('conflict', COMMENT_CHANGED)
    const repliedAt = ctx.now > review.updatedAt ? ctx.now : review.updatedAt
    await tx.update(reviews).set({ reply, repliedAt }).where(eq(reviews.id, reviewId))
    const content = reviewAnsweredMail({
      name: review.author.name,
      foundation: review.foundation,
      reply,
      url: absoluteUrl(foundationPath(foundationId)),
    })
    const about = { accounts: [foundationId] }
    await enqueueMail(tx, { to: review.author.email, content, now: ctx.now, about })
    tx.expire(foundationTag(foundationId))
  })
}

async function lockReceived(tx: Db, reviewId: number, foundationId: number) {
  const isReceived = and(eq(reviews.id, reviewId), eq(reviews.foundationId, foundationId))
  const [found] = await tx.select({ userId: reviews.userId }).from(reviews).where(isReceived)
  if (!found) throw reviewNotFound()
  // Accounts first, as when one of them is closed.
  const accounts = await lockBoth(tx, [found.userId, foundationId])
  if (!accounts.some(({ id, active }) => id === foundationId && active)) throw reviewNotFound()
  const author = accounts.find(({ id }) => id === found.userId)
  const [review] = await tx
    .select({
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
      updatedAt: reviews.updatedAt,
      hiddenAt: reviews.hiddenAt,
      foundation: foundations.name,
    })
    .from(reviews)
    .innerJoin(foundations, eq(foundations.userId, reviews.foundationId))
    .where(isReceived)
    .for('update', { of: reviews })
  if (!author || !review || review.hiddenAt) throw reviewNotFound()
  return { ...review, author }
}

/**
 * Anybody may, the foundation too, once while their report is open. Nobody else is told.
 * @throws TooManyRequests; DomainError not_found for a comment that nobody sees; forbidden for one's own.
 */
export async function reportReview(ctx: Context, report: z.output<typeof reportReviewSchema>): Promise<void> {
  const reporter = await countReport(ctx)
  await write(ctx, async (tx) => {
    const [review] = await tx
      .select({ userId: reviews.userId })
      .from(reviews)
      .where(and(eq(reviews.id, report.reviewId), isNull(reviews.hiddenAt)))
      .for('share')
    if (!review) throw reviewNotFound()
    if (reporter.reporterId === review.userId)
      throw new DomainError(
        'forbidden',
        'Este comentario es tuyo: puedes editarlo o eliminarlo cuando quieras',
      )
    await insertReport(tx, { ...report, ...reporter, createdAt: ctx.now })
  })
}

const reviewNotFound = () => new DomainError('not_found', 'No encontramos ese comentario')
