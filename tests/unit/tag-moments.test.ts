import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cityPetsTag, PETS_TAG, petTag } from '@/lib/platform/bus/cache-tags'
import { TagMoments } from '@/lib/platform/bus/tag-moments'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Changes a tag every `everyMs` for a while. @returns the moments at which lists made just before were expired. */
function expiriesUnderLoad(moments: TagMoments, tag: string, everyMs: number, forMs: number): number[] {
  const seen: number[] = []
  const start = Date.now()
  let since = start
  for (let at = 0; at <= forMs; at++) {
    if (at % everyMs === 0) moments.note([tag])
    if (moments.expiredSince([tag], since)) {
      seen.push(Date.now() - start)
      since = Date.now() + 1
    }
    // Of what is made a moment later.
    vi.advanceTimersByTime(1)
  }
  return seen
}

describe('TagMoments', () => {
  it('what was made before or while a tag expired is out of date, what was made after is not', () => {
    const moments = new TagMoments()
    moments.note([petTag(1)])
    expect(moments.expiredSince([petTag(1)], 999_999)).toBe(true)
    expect(moments.expiredSince([petTag(1)], 1_000_000)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(moments.expiredSince([petTag(1)], 1_000_001)).toBe(false)
    expect(moments.expiredSince([petTag(2)], 999_999)).toBe(false)
  })

  it('twenty changes in a row expire a shared tag at once', () => {
    const moments = new TagMoments()
    expect(expiriesUnderLoad(moments, PETS_TAG, 10, 190)).toHaveLength(20)
  })

  it('under load a shared tag expires once a second', () => {
    const moments = new TagMoments()
    const seen = expiriesUnderLoad(moments, cityPetsTag(1), 10, 10_000)
    expect(seen.length).toBeGreaterThanOrEqual(29)
    expect(seen.length).toBeLessThanOrEqual(31)
    const pauses = seen.slice(21).map((at, i) => at - (seen[i + 20] ?? 0))
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(990)
  })

  it('the last change of many expires a shared tag within a second', () => {
    const moments = new TagMoments()
    for (let i = 0; i < 100; i++) moments.note([PETS_TAG])
    vi.advanceTimersByTime(1)
    const afterAll = Date.now()
    expect(moments.expiredSince([PETS_TAG], afterAll)).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(moments.expiredSince([PETS_TAG], afterAll)).toBe(true)
  })

  it('the allowance comes back after a pause', () => {
    const moments = new TagMoments()
    for (let i = 0; i < 100; i++) moments.note([PETS_TAG])
    vi.advanceTimersByTime(30_000)
    moments.note([PETS_TAG])
    expect(moments.expiredSince([PETS_TAG], Date.now())).toBe(true)
  })

  it('the tag of one pet expires at once, however often', () => {
    const moments = new TagMoments()
    const seen = expiriesUnderLoad(moments, petTag(1), 10, 1000)
    expect(seen).toHaveLength(101)
  })

  it('moments of many tags are bounded, and forgotten ones count as expired', () => {
    const moments = new TagMoments()
    for (let i = 1; i <= 300_000; i++) moments.note([petTag(i)], i)
    expect(moments.size).toBeLessThanOrEqual(100_000)
    expect(moments.size).toBeGreaterThan(80_000)
    expect(moments.expiredSince([petTag(1)], 1)).toBe(true)
    expect(moments.expiredSince([petTag(299_999)], 299_999)).toBe(true)
    expect(moments.expiredSince([petTag(299_999)], 300_000)).toBe(false)
  })

  it('what was made before the clock was set back is out of date, as is what expires after that', () => {
    const moments = new TagMoments()
    vi.setSystemTime(500_000)
    expect(moments.expiredSince([petTag(1)], 1_000_000)).toBe(true)
    expect(moments.expiredSince([petTag(1)], 500_000)).toBe(false)
    moments.note([petTag(1)])
    expect(moments.expiredSince([petTag(1)], 500_000)).toBe(true)
  })

  it('while changes may be missing everything counts as expired', () => {
    const moments = new TagMoments()
    moments.isLagging = true
    expect(moments.expiredSince([], Number.MAX_SAFE_INTEGER)).toBe(true)
    moments.isLagging = false
    expect(moments.expiredSince([], 0)).toBe(true)
    expect(moments.expiredSince([], 1)).toBe(false)
  })
})
