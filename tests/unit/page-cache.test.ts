import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import type { PageValue } from '@/server/next-internals/cache-handler'
import { PageCache } from '@/server/page-cache/page-cache'
import { ReadCache } from '@/server/page-cache/read-cache'

const MB = 1024 ** 2
const HOUR_MS = 3_600_000
const FLIGHT = `1:"$Sreact.fragment"\n2:["</script>","ñandú \u2028 🐕","\\\\"]\n`

function appPage(text: string, { tags = 'pets', status = 200 } = {}): PageValue {
  return {
    kind: 'APP_PAGE' as never,
    html: `<!DOCTYPE html><p>${text} · ñandú 🐕</p>`,
    rscData: Buffer.from(`flight of ${text}`),
    segmentData: new Map([
      ['/_tree', Buffer.from(`tree of ${text}`)],
      ['/page', Buffer.from('')],
    ]),
    headers: { 'x-next-cache-tags': tags },
    status,
    postponed: undefined,
  }
}

function newCache(memory = MB) {
  const moments = new TagMoments()
  return { moments, cache: new PageCache({ memory, moments, disk: null }) }
}

async function show(cache: PageCache, key: string): Promise<PageValue | undefined> {
  const entry = await cache.find(key)
  return entry ? (await cache.read(key, entry))?.value : undefined
}

/** As the framework makes them: its scripts push the flight data in pieces, and one segment is all of it. */
function hydratedPage(flight: string, pushed = flight): PageValue {
  const push = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
  const middle = pushed.length >> 1
  return {
    ...appPage('Luna'),
    html: `<p>Luna</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(pushed.slice(0, middle))}${push(pushed.slice(middle))}`,
    rscData: Buffer.from(flight),
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/_full', Buffer.from(flight)],
    ]),
  } as PageValue
}

const isCompressed = (cache: PageCache, key: string) =>
  vi.waitFor(() => expect(cache.current(key)?.compressed).toBeDefined(), { interval: 2, timeout: 30_000 })

describe('the page cache', () => {
  it.each<[string, PageValue]>([
    ['a page', appPage('Luna')],
    [
      'a page without flight data',
      { ...appPage('Luna'), rscData: undefined, segmentData: undefined } as PageValue,
    ],
    ['a page whose scripts hold its flight data', hydratedPage(FLIGHT)],
    ['a page whose scripts hold other data', hydratedPage(FLIGHT, `${FLIGHT}?`)],
    [
      'a page with a script that nobody can read',
      {
        ...hydratedPage(FLIGHT),
        html: '<script>self.__next_f.push([1,"\\"])</script>',
      } as PageValue,
    ],
    [
      'a route handler',
      { kind: 'APP_ROUTE' as never, body: Buffer.from('<xml/>'), status: 200, headers: {} },
    ],
    ['a redirect', { kind: 'REDIRECT' as never, props: { to: '/' } }],
    ['a page that does not exist', null],
  ])('returns %s as it was stored, before and after compression', async (_name, value) => {
    const { cache } = newCache()
    await cache.store('/a', value, Date.now())
    expect(await show(cache, '/a')).toEqual(value)
    await isCompressed(cache, '/a')
    expect(await show(cache, '/a')).toEqual(value)
  })

  it('keeps flight data that the HTML holds no second time', async () => {
    const { cache } = newCache()
    const flight = randomBytes(20_000).toString('base64')
    await cache.store('/a', hydratedPage(flight), Date.now())
    await isCompressed(cache, '/a')
    expect(cache.current('/a')?.compressed?.data.length).toBeLessThan(50)
  })

  it('forgets a page whose tag expires after its work began, and no other', async () => {
    const { cache, moments } = newCache()
    const startedAt = Date.now() - 50
    await cache.store('/luna', appPage('Luna', { tags: 'a,pet:1' }), startedAt)
    await cache.store('/sol', appPage('Sol', { tags: 'a,pet:2' }), startedAt)
    moments.note(['pet:1'], startedAt + 1)
    moments.note(['pet:2'], startedAt - 1)
    expect(await show(cache, '/luna')).toBeUndefined()
    expect(await show(cache, '/sol')).toBeDefined()
  })

  it('does not keep what was read before a change that came while it was rendered', async () => {
    const { cache, moments } = newCache()
    const startedAt = Date.now()
    await wait(2)
    moments.note(['pets'], Date.now())
    await wait(2)
    await cache.store('/luna', appPage('Luna'), startedAt)
    expect(await show(cache, '/luna')).toBeUndefined()
  })

  it('shows nothing while changes may be missing, and everything again afterwards', async () => {
    const { cache, moments } = newCache()
    await cache.store('/luna', appPage('Luna'), Date.now())
    moments.isLagging = true
    expect(await show(cache, '/luna')).toBeUndefined()
    moments.isLagging = false
    expect(await show(cache, '/luna')).toBeDefined()
  })

  it('shows a page past its time for a day, without an end that has visitors wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { cache } = newCache()
      await cache.store('/luna', appPage('Luna'), Date.now(), { revalidate: 600, expire: 600 })
      vi.advanceTimersByTime(23 * HOUR_MS)
      const entry = await cache.find('/luna')
      expect(entry?.cacheControl).toEqual({ revalidate: 600, expire: undefined })
      vi.advanceTimersByTime(2 * HOUR_MS)
      expect(await cache.find('/luna')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('stays within its memory and drops what was used longest ago', async () => {
    const { cache } = newCache(MB)
    for (let id = 0; id < 200; id += 1) {
      await cache.store(`/${id}`, appPage(randomBytes(4000).toString('base64')), Date.now())
      await isCompressed(cache, `/${id}`)
      expect(cache.current('/0')).not.toBeNull()
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(MB)
    expect(cache.size.pages).toBeGreaterThan(80)
    expect(cache.current('/1')).toBeNull()
    expect(cache.current('/199')).not.toBeNull()
  })

  it('counts who found a page and who did not', async () => {
    const { cache } = newCache()
    await cache.find('/luna')
    await cache.store('/luna', appPage('Luna'), Date.now())
    for (let visit = 0; visit < 3; visit += 1) await cache.find('/luna')
    expect(cache.asked).toEqual({ hits: 3, misses: 1 })
  })

  it('loses no page to a walk over unknown ids', async () => {
    const { cache } = newCache(MB)
    await cache.store('/luna', appPage('Luna'), Date.now())
    for (let id = 0; id < 500; id += 1) {
      await cache.store(`/${id}`, appPage(randomBytes(1000).toString('base64'), { status: 404 }), Date.now())
    }
    expect(cache.current('/luna')).not.toBeNull()
    expect(cache.current('/499')?.head.status).toBe(404)
    expect(cache.size.notFound).toBeLessThan(100)
  })

  it('shows a page that is gone as gone, and one that is back as back', async () => {
    const { cache } = newCache()
    for (const status of [200, 404, 200]) {
      await cache.store('/luna', appPage('Luna', { status }), Date.now())
      expect(cache.current('/luna')?.head.status).toBe(status)
    }
    expect(cache.size).toMatchObject({ pages: 1, notFound: 0 })
  })
})

describe('the cache of reads', () => {
  const result = (body: string) => ({
    kind: 'FETCH' as never,
    data: { headers: {}, body, status: 200, url: '' },
    revalidate: 600,
  })

  it('forgets a read whose own tag or page’s tag expires', () => {
    const moments = new TagMoments()
    const reads = new ReadCache(MB, moments)
    const startedAt = Date.now() - 10
    reads.set('pet', result('{"id":1}'), ['pet:1'], startedAt)
    expect(reads.get('pet', ['/layout'])?.value.data.body).toBe('{"id":1}')
    moments.note(['/layout'], startedAt)
    expect(reads.get('pet', ['/layout'])).toBeNull()
    expect(reads.get('pet')).not.toBeNull()
    moments.note(['pet:1'], startedAt)
    expect(reads.get('pet')).toBeNull()
  })

  it('stays within its memory', () => {
    const reads = new ReadCache(100_000, new TagMoments())
    for (let id = 0; id < 1000; id += 1) reads.set(`${id}`, result('x'.repeat(1000)), [], Date.now())
    expect(reads.size.bytes).toBeLessThanOrEqual(100_000)
    expect(reads.size.reads).toBeGreaterThan(20)
  })
})
