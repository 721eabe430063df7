import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { limitLifetimes, skipMeasuring, skipPrefetchSegments } from '@/server/next-internals/skipped-work'
import { installedFramework, PAGE_RUNTIME } from '@/server/next-internals/way-in'

const installed = installedFramework(PROJECT_ROOT, PROJECT_ROOT)
const shared = globalThis as { __incrementalCache?: unknown }
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__incrementalCache')
})

/** Stores as the framework's cache does: it measures first. */
class FrameworkCache {
  measured = ''
  stored: unknown
  async set(_key: string, value: object): Promise<void> {
    this.measured = JSON.stringify(value)
    this.stored = value
  }
}

async function storeIn(cache: FrameworkCache, value: object): Promise<FrameworkCache> {
  shared.__incrementalCache = cache
  await cache.set('/a', value)
  return cache
}

describe('the framework’s cache', () => {
  it('gets pages whole and measures none of them', async () => {
    skipMeasuring()
    const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('flight') }
    for (let time = 0; time < 2; time += 1) {
      const { measured, stored } = await storeIn(new FrameworkCache(), page)
      expect(measured).toBe('null')
      expect(stored).toBe(page)
      expect({ ...page }).toEqual({ kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('flight') })
    }
  })

  it('leaves the results of reads as they are', async () => {
    skipMeasuring()
    const { measured } = await storeIn(new FrameworkCache(), { kind: 'FETCH', data: 1 })
    expect(measured).toBe('{"kind":"FETCH","data":1}')
    expect(shared.__incrementalCache).toBeInstanceOf(FrameworkCache)
  })

  it('remembers the lifetimes of some thousand paths', async () => {
    limitLifetimes(installed)
    const { SharedCacheControls } = await import(
      'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
    )
    const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never, undefined as never)
    for (let id = 0; id < 30_000; id += 1) controls.set(`/${id}`, { revalidate: 600, expire: undefined })
    const kept = Reflect.get(SharedCacheControls, 'cacheControls') as { size: number }
    expect(kept.size).toBe(10_000)
  })
})

describe('segments for prefetching', () => {
  it('are left out of pet pages and collected for all others', async () => {
    const page: { prerender: typeof collectOf } = createRequire(`${process.cwd()}/`)(PAGE_RUNTIME)
      .AppPageRouteModule.prototype
    const render = vi.spyOn(page, 'prerender').mockImplementation(collectOf)
    try {
      skipPrefetchSegments(installed, ['/pet-detail/[id]'])
      expect(await page.prerender({}, {}, contextOf('/pet-detail/[id]'))).toEqual(new Map())
      expect(await page.prerender({}, {}, contextOf('/foundation/[id]'))).toEqual(SEGMENTS)
    } finally {
      render.mockRestore()
    }
  })

  it('are collected by the page’s module, which is copied for each request', () => {
    const template = readFileSync('node_modules/next/dist/build/templates/app-page-runtime.js', 'utf8')
    expect(template).toMatch(/const ComponentMod = \{\s+\.\.\._entrybase,/)
  })
})

const SEGMENTS = new Map([['/_tree', Buffer.from('tree')]])

const contextOf = (page: string) => ({
  page,
  renderOpts: { ComponentMod: { collectSegmentData: async () => SEGMENTS } },
})

const collectOf = (_request: object, _response: object, context: ReturnType<typeof contextOf>) =>
  context.renderOpts.ComponentMod.collectSegmentData()
