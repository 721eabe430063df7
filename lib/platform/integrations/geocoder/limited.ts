import type { Context } from '@/lib/platform/context'
import { TooManyRequests } from '@/lib/platform/errors'
import type { Position } from '@/lib/platform/geo'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import type { CachedGeocoder } from './cached'
import { type Geocoder, withFallback } from './geocoder'

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

async function mayAskPaid(ctx: RequestOf): Promise<boolean> {
  try {
    await limitIp(ctx, LIMITS.locationIp)
    await limit(ctx, LIMITS.locationSite, 'all')
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}
