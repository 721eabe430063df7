import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { locate } from '@/lib/platform/integrations/geocoder/locate'
import { parseDegrees } from '@/lib/text/params'

const degrees = (limit: number) =>
  z
    .string()
    .transform((text) => parseDegrees(text, limit) ?? Number.NaN)
    .pipe(z.number())

const contract = {
  query: z.object({ lat: degrees(90), lng: degrees(180) }),
  /** Null when no city lies within 150 km. */
  answer: z.object({ city: z.string(), country: z.string() }).nullable(),
}

/** Never cached: the position is personal data. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async (context, { query, request }) => ({
    body: await locate(context, query, request.headers.get('sec-fetch-site') === 'cross-site'),
    headers: { 'Cache-Control': 'private, no-store' },
  })),
})
