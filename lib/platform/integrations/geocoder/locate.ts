import 'server-only'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import type { Context } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import type { Position } from '@/lib/platform/geo'
import { processSingleton } from '@/lib/platform/process-singleton'
import { CachedGeocoder } from './cached'
import { type Geocoder, namedPlace, nearestCity } from './geocoder'
import { googleGeocoder } from './google'
import { locateSparingly } from './limited'

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
