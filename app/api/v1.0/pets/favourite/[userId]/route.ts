import { DomainError } from '@/lib/errors'
import { apiRoute, endpoint } from '@/lib/http/route'
import { listFavourites } from '../../../_wire/operations'
import { petListReply } from '../../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFavourites, async (_, { params, url }) => {
    if (params.userId !== null) throw new DomainError('unauthenticated', 'No has iniciado sesión')
    return petListReply({ pets: [], total: 0 }, {}, url)
  }),
})
