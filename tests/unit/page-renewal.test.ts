import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import { noteFailure } from '@/lib/platform/database-outages'
import type { PageValue } from '@/server/next-internals/cache-handler'
import { PageCache } from '@/server/page-cache/page-cache'

const HOUR_MS = 3_600_000

const page = (text: string): PageValue => ({
  kind: 'APP_PAGE' as never,
  html: `<p>${text}</p>`,
  rscData: undefined,
  segmentData: undefined,
  headers: {},
  status: 200,
  postponed: undefined,
})

/** A cache whose pages are due after ten minutes. */
function newCache() {
  const cache = new PageCache({ memory: 1024 ** 2, moments: new TagMoments(), disk: null })
  const store = (key: string) =>
    cache.store(key, page(key), Date.now(), { revalidate: 600, expire: undefined })
  const lastModified = async (key: string) => {
    const entry = cache.current(key)
    return entry && (await cache.read(key, entry))?.lastModified
  }
  return { store, lastModified }
}

describe('a page past its time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('counts as new while four others are made anew, until one of them is made or has taken too long', async () => {
    const { store, lastModified } = newCache()
    const isDue = async (key: string) => (await lastModified(key)) !== Date.now()
    for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await store(key)
    vi.advanceTimersByTime(HOUR_MS)
    for (const key of ['/a', '/b', '/c', '/d']) expect(await isDue(key)).toBe(true)
    expect(await isDue('/e')).toBe(false)
    expect(await isDue('/b')).toBe(true)
    await store('/a')
    expect(await isDue('/e')).toBe(true)
    expect(await isDue('/f')).toBe(false)
    vi.advanceTimersByTime(11_000)
    expect(await isDue('/f')).toBe(true)
  })

  it('counts as new while the database is away, and as old when a query was only slow', async () => {
    const { store, lastModified } = newCache()
    await store('/a')
    const madeAt = Date.now()
    vi.advanceTimersByTime(HOUR_MS)
    noteFailure('57014')
    expect(await lastModified('/a')).toBe(madeAt)
    noteFailure('ECONNREFUSED')
    expect(await lastModified('/a')).toBe(Date.now())
    vi.advanceTimersByTime(5_000)
    expect(await lastModified('/a')).toBe(madeAt)
  })
})
