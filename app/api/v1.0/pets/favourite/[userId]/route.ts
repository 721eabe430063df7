import { listFavouritesContract } from '@/app/api/v1.0/_wire/favourite-contracts'
import { petListReply } from '@/app/api/v1.0/_wire/pet-reply'
import { requireOwn } from '@/lib/people/accounts/policy'
import { listVisibleFavouriteIds } from '@/lib/pets/favourites/queries'
import { listPetsByIds } from '@/lib/pets/queries'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFavouritesContract, async ({ db, actor }, { params, url, session }) => {
    if (typeof params.userId === 'number') requireOwn(actor, params.userId)
    const ids =
      session && params.userId !== 'null' ? await listVisibleFavouriteIds(db, session.account.id) : []
    const pets = await listPetsByIds(db, ids)
    return petListReply({ pets, total: pets.length }, {}, url, new Set(ids))
  }),
})
