import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { getCitySuggestions } from '@/lib/search/cache'
import type { CitySuggestion } from '@/lib/search/suggestions/city-suggestions'

const contract = {
  answer: z.custom<CitySuggestion[]>(),
  credentials: 'none' as const,
}

/** For the home search, with their number of pets. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async () => ({ body: await getCitySuggestions() })),
})
