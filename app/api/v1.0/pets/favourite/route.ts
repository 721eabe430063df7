import { setFavourite } from '@/lib/favourites/operations'
import { apiRoute, endpoint } from '@/lib/http/route'
import { addFavourite, removeFavourite } from '../../_wire/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(addFavourite, async (ctx, { body }) => {
    await setFavourite(ctx, body, true)
    return { status: 201, body: { data: body, message: 'La mascota está en tus favoritos' } }
  }),
  DELETE: endpoint(removeFavourite, async (ctx, { query }) => {
    await setFavourite(ctx, query, false)
    return { body: { message: 'La mascota ya no está en tus favoritos' } }
  }),
})
