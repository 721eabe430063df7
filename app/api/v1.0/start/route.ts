import { withWireNames } from '@/app/api/v1.0/_wire/field-names'
import { publishReviewContract } from '@/app/api/v1.0/_wire/review-contracts'
import { REVIEW_SENT } from '@/lib/moderation/reviews/copy'
import { publishReview } from '@/lib/moderation/reviews/operations'
import { requireOwn } from '@/lib/people/accounts/policy'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(publishReviewContract, async (ctx, { body: { msg, id, userId } }) => {
    requireOwn(ctx.actor, userId)
    const { coment: comment, point: points } = msg
    const published = publishReview(ctx, { foundationId: id, points, comment })
    const { created } = await withWireNames(published, { comment: 'msg.coment' })
    return { status: created ? 201 : 200, body: { msg: REVIEW_SENT } }
  }),
})
