import { and, eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '@/db/client'
import { foundations, reports, reviews, users } from '@/db/schema'
import { lockAccounts } from '@/lib/adoption/requests/operations/lock'
import { listRatingTags } from '@/lib/moderation/reviews/queries'
import { dismissAccepted } from '@/lib/moderation/staff/mistake-operations'
import { requireUninvolved, stateOfReview } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { hideReviewSchema, noteReviewSchema, showReviewSchema } from '@/lib/moderation/staff/schema'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { reviewHiddenMail, reviewShownMail } from '@/lib/platform/outbox/templates/review'
import { write } from '@/lib/platform/write'
import { foundationPath } from '@/lib/text/routes'

type Noted = z.output<typeof noteReviewSchema>

/**
 * Nothing is wrong; open reports are decided. Audited. Of concurrent decisions one succeeds.
 * @throws as `requireDecider`; not_found; forbidden for a side; conflict when the comment is not as `seen`.
 */
export const keepReview = (ctx: Context, input: Noted): Promise<void> => decide(ctx, input, 'keep')

/** Nobody sees it, it does not count in the average, and its author is e-mailed the reason. @throws as `keepReview`. */
export const hideReview = (ctx: Context, input: z.output<typeof hideReviewSchema>): Promise<void> =>
  decide(ctx, input, 'hide')

/**
 * A hidden comment is seen again, and its author e-mailed. `mistaken`: hiding it was, and the reports that it accepted are
 * dismissed. @throws as `keepReview`.
 */
export const showReview = (ctx: Context, input: z.output<typeof showReviewSchema>): Promise<void> =>
  decide(ctx, input, 'show')

async function decide(
  ctx: Context,
  { reviewId, seen, reason, mistaken, password }: Noted & Pick<z.output<typeof showReviewSchema>, 'mistaken'>,
  decision: 'keep' | 'hide' | 'show',
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { review, author, foundation } = await lockReview(tx, reviewId)
    requireUninvolved(actorId, [review.userId, review.foundationId])
    const isOpen = and(eq(reports.reviewId, reviewId), eq(reports.status, 'abierto'))
    const [open] = await tx
      .select({ last: max(reports.id) })
      .from(reports)
      .where(isOpen)
    const isHidden = review.hiddenAt !== null
    if (
      stateOfReview({ ...review, lastOpen: open?.last ?? 0 }) !== seen ||
      isHidden !== (decision === 'show')
    )
      throw new DomainError(
        'conflict',
        'Este comentario cambió o alguien decidió antes. Recarga la página y míralo de nuevo',
      )
    await tx
      .update(reports)
      .set({ status: decision === 'hide' ? 'aceptado' : 'descartado', decidedAt: now })
      .where(isOpen)
    const subject = `review:${reviewId}` as const
    if (mistaken) {
      const hidden = { about: reports.reviewId, id: reviewId, subject, action: 'review.hide' } as const
      await dismissAccepted(tx, { ...hidden, now })
    }
    const action = `review.${decision}` as const
    await insertAudit(tx, { actorId, action, subject, name: foundation, reason, createdAt: now })
    if (decision === 'keep') return
    await tx
      .update(reviews)
      .set({ hiddenAt: decision === 'hide' ? now : null })
      .where(eq(reviews.id, reviewId))
    const url = absoluteUrl(foundationPath(review.foundationId))
    const content =
      decision === 'hide'
        ? reviewHiddenMail({ name: author.name, foundation, reason: reason ?? '' })
        : reviewShownMail({ name: author.name, foundation, url })
    await enqueueMail(tx, { to: author.email, content, now, about: { accounts: [review.foundationId] } })
    tx.expire(...(await listRatingTags(tx, review.foundationId)))
  })
}

/** Accounts first, as their deletion does. */
async function lockReview(tx: Tx, reviewId: number) {
  const [found] = await tx
    .select({ userId: reviews.userId, foundationId: reviews.foundationId })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
  if (!found) throw reviewNotFound()
  await lockAccounts(tx, [found.userId, found.foundationId])
  const [row] = await tx
    .select({
      review: reviews,
      author: { name: users.name, email: users.email },
      foundation: foundations.name,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(foundations, eq(foundations.userId, reviews.foundationId))
    .where(eq(reviews.id, reviewId))
    .for('update', { of: reviews })
  if (!row) throw reviewNotFound()
  return row
}

const reviewNotFound = () => new DomainError('not_found', 'Este comentario ya no existe')
