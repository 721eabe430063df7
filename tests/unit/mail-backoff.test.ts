import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, retryDelay } from '@/lib/platform/outbox/backoff'

describe('the wait after a failed attempt', () => {
  it('doubles from five seconds to half an hour, and a quarter more at most', () => {
    expect([1, 2, 3, 4, 10, 15].map((attempts) => retryDelay(attempts, 0) / 1000)).toEqual([
      5, 10, 20, 40, 1800, 1800,
    ])
    expect(retryDelay(1, 1)).toBe(6250)
  })

  it('adds up to three hours before a mail is given up', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => retryDelay(i + 1, 0))
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(3)
  })
})
