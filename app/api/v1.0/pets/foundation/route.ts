import { listFoundationPetsContract } from '@/app/api/v1.0/_wire/pet-contracts'
import { pageOf } from '@/app/api/v1.0/_wire/pet-query'
import { petListReply } from '@/app/api/v1.0/_wire/pet-reply'
import { findFoundationsPage } from '@/lib/pets/list-queries'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFoundationPetsContract, async ({ db }, { query, url }) =>
    petListReply(await findFoundationsPage(db, pageOf(query)), query, url),
  ),
})
