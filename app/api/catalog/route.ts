import { z } from 'zod'
import { getPetCatalog } from '@/lib/catalog/cache'
import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import { apiRoute, endpoint } from '@/lib/http/route'

const contract = {
  answer: z.custom<PetCatalog>(),
  cache: 'catalog' as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async () => ({ body: await getPetCatalog() })),
})
