import { apiRoute, endpoint } from '@/lib/http/route'
import { findFoundationsPage } from '@/lib/pets/list-queries'
import { listPetsOfFoundations } from '../../_wire/operations'
import { windowOf } from '../../_wire/pet-query'
import { petListReply } from '../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listPetsOfFoundations, async ({ db }, { query, url }) =>
    petListReply(await findFoundationsPage(db, windowOf(query)), query, url),
  ),
})
