import { requireOwn } from '@/lib/accounts/policy'
import { listVisibleFavouriteIds } from '@/lib/favourites/queries'
import { apiRoute, endpoint } from '@/lib/http/route'
import { listPetsByIds } from '@/lib/pets/queries'
import { listFavouritesContract } from '../../../_wire/favourite-contracts'
import { petListReply } from '../../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFavouritesContract, async ({ db, actor }, { params, url, session }) => {
    if (params.userId !== null) requireOwn(actor, params.userId)
    const ids = session ? await listVisibleFavouriteIds(db, session.account.id) : []
    const pets = await listPetsByIds(db, ids)
    return petListReply({ pets, total: pets.length }, {}, url, new Set(ids))
  }),
})
