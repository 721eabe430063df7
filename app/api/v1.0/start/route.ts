import { publishReviewContract } from '@/app/api/v1.0/_wire/review-contracts'
import { requireOwn } from '@/lib/accounts/policy'
import { apiRoute, endpoint } from '@/lib/http/route'
import { REVIEW_SENT } from '@/lib/reviews/copy'
import { publishReview } from '@/lib/reviews/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(publishReviewContract, async (ctx, { body: { msg, id, userId } }) => {
    requireOwn(ctx.actor, userId)
    const { coment: comment, point: points } = msg
    const { created } = await publishReview(ctx, { foundationId: id, points, comment })
    return { status: created ? 201 : 200, body: { msg: REVIEW_SENT } }
  }),
})
