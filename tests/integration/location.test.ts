import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '@/lib/durations'
import type { Geocoder } from '@/lib/integrations/geocoder/geocoder'
import { withinLimit } from '@/lib/integrations/geocoder/limited'
import { LIMITS } from '@/lib/rate-limits/rules'
import { makeContext } from '@/tests/support/context'

const POSITION = { lat: 6.24, lng: -75.58 }
const PAID = { city: 'Medellín', country: 'Colombia' }
const FREE = { city: 'Bello', country: 'Colombia' }
const knowing = (place: typeof PAID): Geocoder => ({ locate: async () => place })
const locate = (ctx = makeContext()) => withinLimit(ctx, knowing(PAID), knowing(FREE)).locate(POSITION)

describe('the maps service, which is paid per call,', () => {
  it('answers one IP up to its hourly limit; our own table answers beyond it', async () => {
    const ctx = makeContext()
    for (let call = 0; call < LIMITS.locationIp.max; call++) expect(await locate(ctx)).toEqual(PAID)
    expect(await locate(ctx)).toEqual(FREE)
    expect(await locate()).toEqual(PAID)
    expect(await locate({ ...ctx, now: new Date(ctx.now.getTime() + HOUR_MS) })).toEqual(PAID)
  })

  it('is not asked, and the error is told, when the calls cannot be counted', async () => {
    const failing = Object.assign(Object.create(makeContext().db), {
      insert() {
        throw new Error('CONNECTION_CLOSED')
      },
    })
    await expect(locate(makeContext(undefined, { db: failing }))).rejects.toThrow('CONNECTION_CLOSED')
  })
})
