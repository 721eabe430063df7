import { describe, expect, it } from 'vitest'
import { TokenBuckets } from '@/lib/platform/rate-limits/token-buckets'

const SCHOOL = '203.0.113.7'
const make = (maxKeys = 100) => new TokenBuckets({ capacity: 600, perSecond: 10, maxKeys })
const takeMany = (buckets: TokenBuckets, count: number, now: number, key = SCHOOL) =>
  Array.from({ length: count }, () => buckets.take(key, 1, now))

describe('a token bucket', () => {
  it('lets through what comes at once, then says when to come back', () => {
    const buckets = make()
    expect(takeMany(buckets, 600, 0).every((wait) => wait === 0)).toBe(true)
    expect(buckets.take(SCHOOL, 1, 0)).toBe(1)
    expect(buckets.take(SCHOOL, 50, 0)).toBe(5)
    expect(buckets.take('198.51.100.1', 1, 0)).toBe(0)
  })

  it('fills again at its rate, up to its capacity, and a refused read takes nothing', () => {
    const buckets = make()
    takeMany(buckets, 700, 0)
    expect(takeMany(buckets, 11, 1000).filter((wait) => wait === 0)).toHaveLength(10)
    expect(takeMany(buckets, 601, 3_600_000).filter((wait) => wait === 0)).toHaveLength(600)
  })

  it('lets a crawler that waits as long as it is told go on forever', () => {
    const buckets = make()
    let now = 0
    let refused = 0
    for (let read = 0; read < 20_000; read++) {
      for (let wait = buckets.take(SCHOOL, 1, now); wait > 0; wait = buckets.take(SCHOOL, 1, now)) {
        refused++
        now += wait * 1000
      }
      now += 20
    }
    expect(refused).toBeGreaterThan(0)
    expect(now / 1000).toBeLessThan(20_000 / 9)
  })

  it('lets a read that costs more than it holds through when it is full', () => {
    const buckets = make()
    expect(buckets.take(SCHOOL, 5000, 0)).toBe(0)
    expect(buckets.take(SCHOOL, 1, 0)).toBe(1)
  })

  it('keeps a bounded number of keys, those used last', () => {
    const buckets = make(100)
    takeMany(buckets, 600, 0)
    for (let ip = 0; ip < 10_000; ip++) {
      buckets.take(`2001:db8:${ip.toString(16)}::/64`, 1, 0)
      if (ip % 50 === 0) buckets.take(SCHOOL, 1, 0)
    }
    expect(buckets.size).toBe(100)
    expect(buckets.take(SCHOOL, 1, 0)).toBe(1)
  })
})
