import { z } from 'zod'
import { accountIdOf } from '@/lib/actor'
import { listFavouriteCards } from '@/lib/favourites/queries'
import { apiRoute, endpoint } from '@/lib/http/route'
import type { PetCardDto } from '@/lib/pets/dto'

const SHOWN = 12

const contract = {
  answer: z.array(z.custom<PetCardDto>()),
  signedIn: true as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db, actor }) => ({
    body: await listFavouriteCards(db, accountIdOf(actor), SHOWN),
  })),
})
