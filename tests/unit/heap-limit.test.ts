import { describe, expect, it } from 'vitest'
import { heapLimitMb } from '@/scripts/support/heap-limit.mjs'
import { defaultWorkers } from '@/server/configuration'

const GIGABYTE = 1024 ** 3

describe('the heap limit of the server', () => {
  it('is half of a small container', () => {
    expect(heapLimitMb(GIGABYTE / 2)).toBe(256)
  })

  it('does not grow with a big machine', () => {
    expect(heapLimitMb(64 * GIGABYTE)).toBe(768)
  })

  it('is divided by the processes that share the machine', () => {
    expect(heapLimitMb(2 * GIGABYTE, 4)).toBe(256)
  })

  it.each([
    [16, 64, 16],
    [16, 4, 8],
    [4, 0.5, 1],
    [4, 0.25, 1],
  ])('with %d cores and %d GB there are %d workers', (cores, gigabytes, workers) => {
    expect(defaultWorkers(cores, gigabytes * GIGABYTE)).toBe(workers)
  })

  it('fits this machine', () => {
    expect(heapLimitMb()).toBeGreaterThan(0)
  })
})
