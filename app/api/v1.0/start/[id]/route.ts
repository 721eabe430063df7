import { getReviewsContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { wireReviews } from '@/app/api/v1.0/_wire/foundation'
import { WHOLE_LIST } from '@/app/api/v1.0/_wire/pet-query'
import { DomainError } from '@/lib/errors'
import { getFoundations, getReviews as readReviews } from '@/lib/foundations/cache'
import { apiRoute, endpoint } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getReviewsContract, async (_, { params }) => {
    // Looked up in the list, so that unknown ids do not fill the cache.
    const foundation = (await getFoundations()).find(({ id }) => id === params.id)
    if (!foundation) throw new DomainError('not_found', 'No encontramos esa fundación')
    return { body: wireReviews(foundation.rating, await readReviews(foundation.id, WHOLE_LIST)) }
  }),
})
