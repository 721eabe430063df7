'use server'

import { reportReviewSchema } from '@/lib/moderation/reports/schema'
import { formAction } from '@/lib/platform/forms/action'
import { REVIEW_REPORT_THANKS } from '@/lib/text/copy/reports'
import { REPORT_SENT, receivedReviewPath, reviewSentPath } from '@/lib/text/routes'
import { publishReview, replyToReview, reportReview } from './operations'
import { replySchema, reviewSchema } from './schema'

export const publishReviewAction = formAction(reviewSchema, async (ctx, input) => {
  await publishReview(ctx, input)
  return { redirectTo: reviewSentPath(input.foundationId), skipsForm: true }
})

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
