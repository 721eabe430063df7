import { expect, it, onTestFinished, vi } from 'vitest'
import { MINUTE_MS } from '@/lib/text/durations'
import type { Framework } from '@/server/next-internals/start'
import PageCacheHandler from '@/server/page-cache/handler'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const KEY = '/pet-detail/100015'
const REVALIDATE_SECONDS = 600

/** What the framework does with a page that is kept for ten minutes: past them it shows the old one, and makes it anew. */
function framework(): { handle: Framework['handle']; calls: string[] } {
  const calls: string[] = []
  let made = 0
  const make = async (cache: InstanceType<typeof PageCacheHandler>) => {
    made += 1
    const html = `<p>Luna, version ${made}</p>`
    const page = { kind: 'APP_PAGE' as never, html, rscData: undefined, segmentData: undefined, headers: {} }
    const cacheControl = { revalidate: REVALIDATE_SECONDS, expire: undefined }
    await cache.set(KEY, { ...page, status: 200, postponed: undefined }, { isFallback: false, cacheControl })
    return html
  }
  const handle: Framework['handle'] = async (_request, response) => {
    const cache = new PageCacheHandler()
    const kept = await cache.get(KEY, { kind: 'APP_PAGE' as never, isFallback: false })
    const html = kept?.value?.kind === ('APP_PAGE' as never) ? String(Reflect.get(kept.value, 'html')) : null
    const isDue = Date.now() - (kept?.lastModified ?? 0) > REVALIDATE_SECONDS * 1000
    const state = html === null ? 'MISS' : isDue ? 'STALE' : 'HIT'
    calls.push(state)
    response.setHeader('x-nextjs-cache', state)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html ?? (await make(cache)))
    if (state === 'STALE') await make(cache)
  }
  return { handle, calls }
}

it('a page past its time is shown once more, and made anew by the framework', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { handle, calls } = framework()
  const server = new LoopbackServer(answerWith(handle))
  await server.start()
  onTestFinished(() => {
    vi.useRealTimers()
    return server.stop()
  })
  const version = async () => {
    const text = await (await fetch(`${server.url}${KEY}`)).text()
    return Number(/version (\d)/.exec(text)?.[1])
  }
  // Until the first version is answered without the framework.
  await vi.waitFor(
    async () => {
      const before = calls.length
      expect(await version()).toBe(1)
      expect(calls.length).toBe(before)
    },
    { timeout: 15_000 },
  )
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
  expect(await version()).toBe(1)
  expect(calls.filter((state) => state === 'STALE')).toHaveLength(1)
  await vi.waitFor(async () => {
    const before = calls.length
    expect(await version()).toBe(2)
    expect(calls.length).toBe(before)
  })
  expect(calls.filter((state) => state === 'STALE')).toHaveLength(1)
})
