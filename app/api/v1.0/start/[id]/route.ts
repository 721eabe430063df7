import { getReviewsContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { wireReviews } from '@/app/api/v1.0/_wire/foundation'
import { WHOLE_LIST } from '@/app/api/v1.0/_wire/pet-query'
import { getFoundations } from '@/lib/foundations/cache'
import { getReviews } from '@/lib/moderation/reviews/cache'
import { DomainError } from '@/lib/platform/errors'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getReviewsContract, async (_, { params }) => {
    // Looked up in the list, so that unknown ids do not fill the cache.
    const foundation = (await getFoundations()).find(({ id }) => id === params.id)
    if (!foundation) throw new DomainError('not_found', 'No encontramos esa fundación')
    return { body: wireReviews(foundation.rating, await getReviews(foundation.id, WHOLE_LIST)) }
  }),
})
