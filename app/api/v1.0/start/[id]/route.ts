import { DomainError } from '@/lib/errors'
import { getFoundations, getReviews as readReviews } from '@/lib/foundations/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireReviews } from '../../_wire/foundation'
import { getReviews } from '../../_wire/operations'
import { WHOLE_LIST } from '../../_wire/pet-query'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getReviews, async (_, { params }) => {
    // Asked of the list, so that ids of nobody leave nothing behind in the cache.
    const foundation = (await getFoundations()).find((one) => one.id === params.id)
    if (!foundation) throw new DomainError('not_found', 'No encontramos esa fundación')
    return { body: wireReviews(foundation.rating, await readReviews(foundation.id, WHOLE_LIST)) }
  }),
})
