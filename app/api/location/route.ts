import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'
import { localGeocoder } from '@/lib/integrations/geocoder/local'
import { parseDegrees } from '@/lib/params'

const degrees = (limit: number) =>
  z
    .string()
    .transform((text) => parseDegrees(text, limit) ?? Number.NaN)
    .pipe(z.number())

const contract = {
  params: z.object({}),
  query: z.object({ lat: degrees(90), lng: degrees(180) }),
  /** Null farther than 150 km from all of our cities. */
  answer: z.object({ city: z.string(), country: z.string() }).nullable(),
  cache: 'fresh' as const,
}

/** The city at a position in degrees; the position is the visitor's own, so nobody keeps the answer. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async (_context, { query }) => ({
    body: await localGeocoder.locate(query),
    headers: { 'Cache-Control': 'private, no-store' },
  })),
})
