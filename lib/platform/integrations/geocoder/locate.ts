import 'server-only'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import type { Context } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import type { Position } from '@/lib/platform/geo'
import { processSingleton } from '@/lib/platform/process-singleton'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { isWithin, limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { CachedGeocoder } from './cached'
import { type Geocoder, namedPlace, nearestCity, withFallback } from './geocoder'
import { googleGeocoder } from './google'

/** No key, no outside call: the position stays here. */
const localGeocoder: Geocoder = {
  async locate(position) {
    const [cities, countries] = await Promise.all([getAllCities(), getCountries()])
    return namedPlace(nearestCity(cities, position), countries)
  },
}

const readCatalog = () => Promise.all([getAllCities(), getCountries()])

const createService = (apiKey: string) =>
  processSingleton('geocoder', () => new CachedGeocoder(googleGeocoder({ apiKey }, readCatalog)))

const service = env.GOOGLE_MAPS_KEY ? createService(env.GOOGLE_MAPS_KEY) : null

/** By the maps service where there is a key and the call may be paid, else by our own table. */
export async function locate(ctx: Context, position: Position, isCrossSite: boolean) {
  if (!service) return localGeocoder.locate(position)
  return locateSparingly(ctx, position, { paid: service, free: localGeocoder, isCrossSite })
}

type RequestOf = Pick<Context, 'db' | 'clientIp' | 'now'>

interface Geocoders {
  paid: CachedGeocoder
  free: Geocoder
  isCrossSite: boolean
}

/** Asks `paid` where its answer is cached, or may be paid for; else `free`. */
export async function locateSparingly(
  ctx: RequestOf,
  position: Position,
  { paid, free, isCrossSite }: Geocoders,
) {
  const geocoder = withFallback(paid, free)
  if (paid.knows(position)) return geocoder.locate(position)
  if (isCrossSite || paid.isPaused) return free.locate(position)
  return withinLimit(ctx, geocoder, free).locate(position)
}

/** Asks `paid` up to the limits of an IP and of the whole site; then `free`. */
export const withinLimit = (ctx: RequestOf, paid: Geocoder, free: Geocoder): Geocoder => ({
  async locate(position) {
    return ((await mayAskPaid(ctx)) ? paid : free).locate(position)
  },
})

const mayAskPaid = (ctx: RequestOf) =>
  isWithin(async () => {
    await limitIp(ctx, LIMITS.locationIp)
    await limit(ctx, LIMITS.locationSite, 'all')
  })
