import { apiRoute, endpoint } from '@/lib/http/route'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { listPetsOfUser } from '../../../_wire/operations'
import { windowOf } from '../../../_wire/pet-query'
import { petListReply } from '../../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listPetsOfUser, async ({ db, actor }, { params, query, url }) =>
    petListReply(await findOwnerPage(db, params.id, windowOf(query), actor), query, url),
  ),
})
