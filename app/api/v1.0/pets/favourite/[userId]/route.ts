import { listFavouritesContract } from '@/app/api/v1.0/_wire/favourite-contracts'
import { petListReply } from '@/app/api/v1.0/_wire/pet-reply'
import { requireOwn } from '@/lib/accounts/policy'
import { listVisibleFavouriteIds } from '@/lib/favourites/queries'
import { apiRoute, endpoint } from '@/lib/http/route'
import { listPetsByIds } from '@/lib/pets/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFavouritesContract, async ({ db, actor }, { params, url, session }) => {
    if (typeof params.userId === 'number') requireOwn(actor, params.userId)
    const ids =
      session && params.userId !== 'null' ? await listVisibleFavouriteIds(db, session.account.id) : []
    const pets = await listPetsByIds(db, ids)
    return petListReply({ pets, total: pets.length }, {}, url, new Set(ids))
  }),
})
