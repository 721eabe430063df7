import { apiRoute, endpoint } from '@/lib/http/route'
import { findFoundationsPage } from '@/lib/pets/list-queries'
import { listFoundationPetsContract } from '../../_wire/pet-contracts'
import { pageOf } from '../../_wire/pet-query'
import { petListReply } from '../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFoundationPetsContract, async ({ db }, { query, url }) =>
    petListReply(await findFoundationsPage(db, pageOf(query)), query, url),
  ),
})
