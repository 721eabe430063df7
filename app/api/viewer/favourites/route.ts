import { z } from 'zod'
import type { PetCardDto } from '@/lib/pets/dto'
import { listFavouriteCards } from '@/lib/pets/favourites/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

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
