import { describe, expect, it, vi } from 'vitest'
import { CachedGeocoder } from '@/lib/platform/integrations/geocoder/cached'
import type { Geocoder } from '@/lib/platform/integrations/geocoder/geocoder'
import { locateSparingly, withinLimit } from '@/lib/platform/integrations/geocoder/locate'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
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

/** The maps service with a clock of its own, and how often it was paid. */
function makeService() {
  const service = { calls: 0, isDown: false, time: 0 }
  const source: Geocoder = {
    async locate() {
      service.calls += 1
      if (service.isDown) throw new Error('Google Maps answered 500')
      return PAID
    },
  }
  const paid = new CachedGeocoder(source, () => service.time)
  const ask = (position = POSITION, isCrossSite = false, ctx = makeContext()) =>
    locateSparingly(ctx, position, { paid, free: knowing(FREE), isCrossSite })
  return Object.assign(service, { ask })
}

describe('the maps service is paid', () => {
  it('once a day for positions that round to the same, also of concurrent requests', async () => {
    const service = makeService()
    const asked = Array.from({ length: 30 }, (_, i) => service.ask({ lat: 6.24 + i / 10_000, lng: -75.58 }))
    expect(new Set(await Promise.all(asked))).toEqual(new Set([PAID]))
    expect(service.calls).toBe(1)
    service.time += DAY_MS
    await service.ask()
    expect(service.calls).toBe(2)
  })

  it('up to a daily limit of the whole site, whoever asks', async () => {
    const service = makeService()
    const now = new Date('2099-01-01T12:00:00Z')
    const from = (call: number, at: Date) =>
      service.ask({ lat: call / 100, lng: 1 }, false, makeContext(undefined, { now: at }))
    for (let call = 0; call < LIMITS.locationSite.max; call++) expect(await from(call, now)).toEqual(PAID)
    expect(await from(1000, now)).toEqual(FREE)
    expect(service.calls).toBe(LIMITS.locationSite.max)
    expect(await from(1, now)).toEqual(PAID)
    expect(await from(1000, new Date(now.getTime() + DAY_MS))).toEqual(PAID)
  })

  it('not for requests from other sites, which get a cached answer or our own table', async () => {
    const service = makeService()
    expect(await service.ask(POSITION, true)).toEqual(FREE)
    expect(service.calls).toBe(0)
    await service.ask()
    expect(await service.ask(POSITION, true)).toEqual(PAID)
  })

  it('not for a minute after three failures in a row', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const service = makeService()
    service.isDown = true
    for (let call = 0; call < 5; call++) expect(await service.ask()).toEqual(FREE)
    expect(service.calls).toBe(3)
    expect(log).toHaveBeenCalledTimes(3)
    service.isDown = false
    service.time += MINUTE_MS
    expect(await service.ask()).toEqual(PAID)
    log.mockRestore()
  })
})
