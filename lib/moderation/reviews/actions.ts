'use server'

import { reportReviewSchema } from '@/lib/moderation/reports/schema'
import { formAction } from '@/lib/platform/forms/action'
import { checkFields, checkReview } from '@/lib/text/check/text-check'
import { REVIEW_REPORT_THANKS } from '@/lib/text/copy/reports'
import { REPORT_SENT, receivedReviewPath, reviewSentPath } from '@/lib/text/routes'
import { commentRefusal } from './copy'
import { publishReview, replyToReview, reportReview } from './operations'
import { ownReviewSchema, replySchema } from './schema'

export const publishReviewAction = formAction(
  ownReviewSchema,
  async (ctx, { madeFrom, taken, ...input }) => {
    const { merged } = await publishReview(ctx, input, { madeFrom, taken })
    const sent = { redirectTo: reviewSentPath(input.foundationId, ctx.now), skipsForm: true } as const
    return merged ? { ...sent, notice: 'savedBeside' } : sent
  },
  { alsoCheck: checkFields({ comment: commentRefusal }, checkReview) },
)

export const replyToReviewAction = formAction(replySchema, async (ctx, { pagina, ...input }) => {
  await replyToReview(ctx, input)
  return { redirectTo: receivedReviewPath(input.reviewId, pagina), notice: 'replyPublished' }
})

export const reportReviewAction = formAction(reportReviewSchema, async (ctx, input) => {
  await reportReview(ctx, input)
  return { message: REVIEW_REPORT_THANKS }
})

export const reportReviewOnPageAction = formAction(reportReviewSchema, async (ctx, input) => {
  await reportReview(ctx, input)
  return { redirectTo: REPORT_SENT }
})
