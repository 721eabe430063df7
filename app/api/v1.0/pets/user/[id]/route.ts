import { listOwnerPetsContract } from '@/app/api/v1.0/_wire/pet-contracts'
import { pageOf } from '@/app/api/v1.0/_wire/pet-query'
import { petListReply } from '@/app/api/v1.0/_wire/pet-reply'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

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
