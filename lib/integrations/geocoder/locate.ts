import 'server-only'
import { getAllCities, getCountries } from '@/lib/catalog/cache'
import type { Context } from '@/lib/context'
import { env } from '@/lib/env'
import type { Position } from '@/lib/geo'
import { withFallback } from './geocoder'
import { googleGeocoder } from './google'
import { withinLimit } from './limited'
import { localGeocoder } from './local'

const readCatalog = () => Promise.all([getAllCities(), getCountries()])

const service = env.GOOGLE_MAPS_KEY
  ? withFallback(googleGeocoder({ apiKey: env.GOOGLE_MAPS_KEY }, readCatalog), localGeocoder)
  : null

/** The city at a position: by the maps service where there is a key, else, or beyond an IP's limit, by our own table. */
export async function locate(ctx: Context, position: Position) {
  const geocoder = service ? withinLimit(ctx, service, localGeocoder) : localGeocoder
  return geocoder.locate(position)
}
