import { listOwnerPetsContract } from '@/app/api/v1.0/_wire/pet-contracts'
import { pageOf } from '@/app/api/v1.0/_wire/pet-query'
import { petListReply } from '@/app/api/v1.0/_wire/pet-reply'
import { apiRoute, endpoint } from '@/lib/http/route'
import { findOwnerPage } from '@/lib/pets/list-queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listOwnerPetsContract, async ({ db, actor }, { params, query, url }) =>
    petListReply(
      await findOwnerPage(db, params.id, pageOf(query), {
        viewer: actor,
        withdrawn: query.status === 'all',
      }),
      query,
      url,
    ),
  ),
})
