import { z } from 'zod'
import { getPetCatalog } from '@/lib/catalog/cache'
import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import { apiRoute, endpoint } from '@/lib/http/route'

const contract = {
  params: z.object({}),
  query: z.object({}),
  answer: z.custom<PetCatalog>(),
  cache: 'catalog' as const,
}

/** Every breed and colour at once, for the form that opens on the page of a pet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async () => ({ body: await getPetCatalog() })),
})
