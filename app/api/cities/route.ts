import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'
import { getCityOptions } from '@/lib/search/cache'
import type { CityOptionDto } from '@/lib/search/city-options'

const contract = {
  answer: z.custom<CityOptionDto[]>(),
  credentials: 'none' as const,
}

/** Cities that the home search suggests, with their number of pets. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async () => ({ body: await getCityOptions() })),
})
