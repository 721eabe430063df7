import { z } from 'zod'
import { accountIdOf } from '@/lib/actor'
import { listFavouriteCards } from '@/lib/favourites/queries'
import { apiRoute, endpoint } from '@/lib/http/route'
import type { PetCardDto } from '@/lib/pets/dto'

/** As many as a menu can hold; all of them are on their own page. */
const SHOWN = 12

const contract = {
  params: z.object({}),
  query: z.object({}),
  answer: z.array(z.custom<PetCardDto>()),
  cache: 'fresh' as const,
  signedIn: true as const,
}

/** Cards of the favourites that somebody added last. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db, actor }) => ({
    body: await listFavouriteCards(db, accountIdOf(actor), SHOWN),
  })),
})
