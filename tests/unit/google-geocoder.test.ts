import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { withFallback } from '@/lib/platform/integrations/geocoder/geocoder'
import { googleGeocoder } from '@/lib/platform/integrations/geocoder/google'
import type { CountryId } from '@/lib/text/vocabulary'
import { MAPS_KEY, MapsServer } from '@/tests/support/fakes/maps-server'

const city = (id: number, name: string, countryId: CountryId, lat: number, lng: number): CityDto => ({
  id,
  name,
  countryId,
  lat,
  lng,
  region: '',
  slug: '',
  population: 1,
})
const country = (id: CountryId, name: string): CountryDto => ({
  id,
  name,
  slug: '',
  currency: 'USD',
  symbol: '',
  phonePrefix: '',
})
const CITIES = [
  city(1, 'Medellín', 'COL', 6.2518, -75.5636),
  city(2, 'Bello', 'COL', 6.3373, -75.5579),
  city(3, 'Mercedes', 'ARG', -34.6515, -59.4307),
  city(4, 'Mercedes', 'ARG', -29.1836, -58.0727),
]
const COUNTRIES = [country('COL', 'Colombia'), country('ARG', 'Argentina')]
const NEAR_MEDELLIN = { lat: 6.244203, lng: -75.581211 }
const LOCAL = { city: 'Bello', country: 'Colombia' }
const local = { locate: async () => LOCAL }

const server = new MapsServer()
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.behaviour = 'healthy'
  server.place = { locality: 'MEDELLIN', country: 'CO' }
  server.queries.length = 0
})
afterEach(() => log.mockClear())

const geocoder = (apiKey = MAPS_KEY, timeoutMs = 5000) =>
  googleGeocoder({ apiKey, baseUrl: server.url, timeoutMs }, async () => [CITIES, COUNTRIES])

describe('reverse geocoding by Google Maps', () => {
  it('names the city as ours is called, and sends a rounded position', async () => {
    expect(await geocoder().locate(NEAR_MEDELLIN)).toEqual({ city: 'Medellín', country: 'Colombia' })
    expect(server.queries.map((query) => Object.fromEntries(query))).toEqual([
      { latlng: '6.24,-75.58', language: 'es', result_type: 'locality', key: MAPS_KEY },
    ])
  })

  it('takes a repeated name for a city within reach only', async () => {
    server.place = { locality: 'Mercedes', country: 'AR' }
    expect(await geocoder().locate({ lat: -29.2, lng: -58.1 })).toMatchObject({ city: 'Mercedes' })
    expect(await geocoder().locate({ lat: -40, lng: -70 })).toBeNull()
  })

  it.each([
    ['nothing there', null],
    ['a city of another country', { locality: 'Medellín', country: 'ES' }],
    ['a city that is not in our table', { locality: 'Sabaneta', country: 'CO' }],
    ['no locality', { country: 'CO' }],
  ])('knows no place for %s', async (_, place) => {
    server.place = place
    expect(await geocoder().locate(NEAR_MEDELLIN)).toBeNull()
    expect(await withFallback(geocoder(), local).locate(NEAR_MEDELLIN)).toEqual(LOCAL)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('our own table answers, and the log holds no key or position', () => {
  it.each([
    'status OVER_QUERY_LIMIT',
    'status OVER_DAILY_LIMIT',
    'status REQUEST_DENIED',
    'status UNKNOWN_ERROR',
    `status REQUEST_DENIED ${MAPS_KEY}`,
    429,
    500,
    'garbage',
    'endless',
    'redirect',
  ] as const)('where Google Maps is in trouble: %s', async (behaviour) => {
    server.behaviour = behaviour
    expect(await withFallback(geocoder(), local).locate(NEAR_MEDELLIN)).toEqual(LOCAL)
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toMatch(/AIza|\D6\.24|75\.58/)
  })

  it('after the timeout, and for a wrong key', async () => {
    server.behaviour = 'silent'
    expect(await withFallback(geocoder(MAPS_KEY, 50), local).locate(NEAR_MEDELLIN)).toEqual(LOCAL)
    server.behaviour = 'healthy'
    expect(await withFallback(geocoder('wrong'), local).locate(NEAR_MEDELLIN)).toEqual(LOCAL)
    expect(log).toHaveBeenCalledTimes(2)
  })
})
