import { addFavouriteContract, removeFavouriteContract } from '@/app/api/v1.0/_wire/favourite-contracts'
import { setFavourite } from '@/lib/pets/favourites/operations'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(addFavouriteContract, async (ctx, { body }) => {
    await setFavourite(ctx, body, true)
    return { status: 201, body: { data: body, message: 'La mascota está en tus favoritos' } }
  }),
  DELETE: endpoint(removeFavouriteContract, async (ctx, { query }) => {
    await setFavourite(ctx, query, false)
    return { body: { message: 'La mascota ya no está en tus favoritos' } }
  }),
})
