import type { Context } from '@/lib/context'
import { TooManyRequests } from '@/lib/errors'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { keyedHash } from '@/lib/secrets'
import type { Geocoder } from './geocoder'

type RequestOf = Pick<Context, 'db' | 'clientIp' | 'now'>

/** Asks `paid` up to an IP's limit, since anybody may ask; beyond it `free`. */
export const withinLimit = (ctx: RequestOf, paid: Geocoder, free: Geocoder): Geocoder => ({
  async locate(position) {
    return ((await mayAskPaid(ctx)) ? paid : free).locate(position)
  },
})

async function mayAskPaid({ db, clientIp, now }: RequestOf): Promise<boolean> {
  try {
    await consumeRateLimits(db, [{ rule: LIMITS.locationIp, key: keyedHash(clientIp) }], now)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}
