import 'server-only'
import { getAllCities, getCountries } from '@/lib/catalog/cache'
import type { Context } from '@/lib/context'
import { env } from '@/lib/env'
import { TooManyRequests } from '@/lib/errors'
import type { Position } from '@/lib/geo'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { keyedHash } from '@/lib/secrets'
import { withFallback } from './geocoder'
import { googleGeocoder } from './google'
import { localGeocoder } from './local'

const service = env.GOOGLE_MAPS_KEY
  ? withFallback(
      googleGeocoder({ apiKey: env.GOOGLE_MAPS_KEY, baseUrl: env.GOOGLE_MAPS_BASE_URL }, () =>
        Promise.all([getAllCities(), getCountries()]),
      ),
      localGeocoder,
    )
  : null

/** The city at a position: by the maps service where there is a key, else, or beyond an IP's limit, by our own table. */
export async function locate(ctx: Context, position: Position) {
  if (!service || !(await consumeLocationLimit(ctx))) return localGeocoder.locate(position)
  return service.locate(position)
}

/** Each call of the service is paid for, and anybody may ask. */
async function consumeLocationLimit({ db, clientIp, now }: Context): Promise<boolean> {
  try {
    await consumeRateLimits(db, [{ rule: LIMITS.locationIp, key: keyedHash(clientIp) }], now)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}
