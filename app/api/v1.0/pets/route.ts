import { listVisibleFavouriteIds } from '@/lib/favourites/queries'
import { apiRoute, endpoint } from '@/lib/http/route'
import { listPetsByIds } from '@/lib/pets/queries'
import { findPetIds } from '@/lib/search/search'
import { listPets } from '../_wire/operations'
import { petListReply } from '../_wire/pet-reply'
import { readSearch } from '../_wire/pet-search'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listPets, async ({ db }, { query, url, session }) => {
    const search = await readSearch(query)
    if (!search) return petListReply({ pets: [], total: 0 }, query, url)
    const { ids, total } = await findPetIds(search)
    const isOwn = session !== null && query.userId === String(session.account.id)
    const favourites = isOwn ? await listVisibleFavouriteIds(db, session.account.id) : []
    return petListReply({ pets: await listPetsByIds(db, ids), total }, query, url, new Set(favourites))
  }),
})
