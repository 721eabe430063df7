import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { reviews } from '@/db/schema'
import { lockAccounts } from '@/lib/adoption/requests/operations/lock'
import { REVIEW_REFUSALS } from '@/lib/moderation/reviews/copy'
import { listRatingTags } from '@/lib/moderation/reviews/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { redactAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { reviewMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { keepReviewCase } from './kept-case-operations'
import type { deleteReviewSchema } from './schema'

/**
 * Deletes the actor's own comment on a foundation with its answer, the reports of it and the words of the log, as deleting the
 * account would; open reports become a case (`keepReviewCase`). Idempotent. @throws DomainError unauthenticated; conflict for one
 * that staff have hidden, in whose place another could be written; TooManyRequests.
 */
export async function deleteReview(
  ctx: Context,
  { foundationId }: z.output<typeof deleteReviewSchema>,
): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.reviewDeletion, `${userId} ${foundationId}`)
  await write(ctx, async (tx) => {
    const active = await lockAccounts(tx, [userId, foundationId])
    // Blocked or suspended since the session was read: a block keeps what there is.
    if (!active.includes(userId)) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
    const [review] = await tx
      .select({ id: reviews.id, hiddenAt: reviews.hiddenAt })
      .from(reviews)
      .where(and(eq(reviews.foundationId, foundationId), eq(reviews.userId, userId)))
      .for('update')
    if (!review) return
    if (review.hiddenAt) throw new DomainError('conflict', REVIEW_REFUSALS.hidden.text)
    await keepReviewCase(tx, { accountId: userId, reviewId: review.id }, ctx.now)
    await redactAudit(tx, sql`select ${`review:${review.id}`}`)
    // What has left stays remembered: another comment is not mailed.
    await withdrawMail(tx, [reviewMailKey(userId, foundationId)])
    await tx.delete(reviews).where(eq(reviews.id, review.id))
    tx.expire(...(await listRatingTags(tx, foundationId)))
  })
}
