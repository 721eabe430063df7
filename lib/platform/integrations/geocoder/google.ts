import { z } from 'zod'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { type Position, roundPosition } from '@/lib/platform/geo'
import { fold } from '@/lib/text/text'
import type { CountryId } from '@/lib/text/vocabulary'
import { type Geocoder, namedPlace, nearestCity } from './geocoder'

const BASE_URL = 'https://maps.googleapis.com'
const TIMEOUT_MS = 2000
const MAX_BYTES = 64 * 1024

/** ISO 3166-1 alpha-2 to alpha-3. */
const COUNTRIES: Readonly<Record<string, CountryId>> = {
  AR: 'ARG',
  CL: 'CHL',
  CO: 'COL',
  EC: 'ECU',
  PE: 'PER',
}

const answerSchema = z.object({
  status: z.enum([
    'OK',
    'ZERO_RESULTS',
    'OVER_DAILY_LIMIT',
    'OVER_QUERY_LIMIT',
    'REQUEST_DENIED',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
  ]),
  results: z
    .array(
      z.object({
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
      }),
    )
    .default([]),
})

interface Locality {
  name: string
  countryId: CountryId
}

interface GoogleSettings {
  apiKey: string
  baseUrl?: string
  timeoutMs?: number
}

/**
 * The city of ours that Google's geocoder names, or null. Positions are rounded to about a kilometre first. @throws
 * without an answer in time; the error holds neither key nor position.
 */
export function googleGeocoder(
  settings: GoogleSettings,
  readCatalog: () => Promise<[readonly CityDto[], readonly CountryDto[]]>,
): Geocoder {
  return {
    async locate(position) {
      const locality = await findLocality(settings, roundPosition(position))
      if (!locality) return null
      const [cities, countries] = await readCatalog()
      const namesakes = cities.filter(
        ({ name, countryId }) => countryId === locality.countryId && fold(name) === fold(locality.name),
      )
      return namedPlace(nearestCity(namesakes, position), countries)
    },
  }
}

async function findLocality(
  { apiKey, baseUrl = BASE_URL, timeoutMs = TIMEOUT_MS }: GoogleSettings,
  { lat, lng }: Position,
): Promise<Locality | null> {
  const query = new URLSearchParams({
    latlng: `${lat},${lng}`,
    language: 'es',
    result_type: 'locality',
    key: apiKey,
  })
  const response = await fetch(`${baseUrl}/maps/api/geocode/json?${query}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`Google Maps answered ${response.status}`)
  const { status, results } = parseAnswer(await readText(response, MAX_BYTES))
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`Google Maps answered ${status}`)
  const components = results[0]?.address_components ?? []
  const ofType = (type: string) => components.find(({ types }) => types.includes(type))
  const countryId = COUNTRIES[ofType('country')?.short_name ?? '']
  const name = ofType('locality')?.long_name
  return name && countryId ? { name, countryId } : null
}

function parseAnswer(text: string): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    throw new Error('Google Maps gave an unreadable answer')
  }
}

/** @throws once it is longer than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
