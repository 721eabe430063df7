import { describe, expect, it } from 'vitest'
import { heapLimitMb } from '@/scripts/support/heap-limit.mjs'

const GIGABYTE = 1024 ** 3

describe('the heap limit of the server', () => {
  it('is half of a small container', () => {
    expect(heapLimitMb(GIGABYTE / 2)).toBe(256)
  })

  it('does not grow with a big machine', () => {
    expect(heapLimitMb(64 * GIGABYTE)).toBe(768)
  })

  it('fits this machine', () => {
    expect(heapLimitMb()).toBeGreaterThan(0)
  })
})
