import { z } from 'zod'
import { getPetCatalog } from '@/lib/platform/catalog/cache'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const contract = {
  answer: z.custom<PetCatalog>(),
  cache: 'catalog' as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async () => ({ body: await getPetCatalog() })),
})
