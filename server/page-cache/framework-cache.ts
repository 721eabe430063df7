import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'

/** Of paths whose lifetime the framework remembers; pages in our cache bring their own. */
const MAX_LIFETIMES = 10_000

/** The framework keeps the lifetime of every path that was ever rendered: a walk over ids would fill the memory. */
export function limitLifetimes(): void {
  Reflect.set(SharedCacheControls, 'cacheControls', new LRUCache({ max: MAX_LIFETIMES }))
}

type Store = (this: unknown, key: string, value: unknown, context: unknown) => unknown

/**
 * Keeps the framework from measuring each page it hands to our cache: it turns the page into JSON, the bytes of its flight
 * data as decimal numbers, and then does nothing with the length. That took 6 percent of profiled first views, and made half of
 * their garbage.
 *
 * Its cache is bundled with the runtime of each kind of route. It names the one in use in a global variable, where all of
 * them come by.
 */
export function skipMeasuring(): void {
  const seen = new WeakSet<object>()
  let current: unknown
  Object.defineProperty(globalThis, '__incrementalCache', {
    configurable: true,
    get: () => current,
    set(cache: unknown) {
      current = cache
      const prototype: { set?: Store } | null = cache instanceof Object ? Object.getPrototypeOf(cache) : null
      const store = prototype?.set
      if (!prototype || !store || seen.has(prototype)) return
      seen.add(prototype)
      prototype.set = function (key, value, context) {
        if (isPage(value)) Object.defineProperty(value, 'toJSON', { value: () => null, configurable: true })
        return store.call(this, key, value, context)
      }
    },
  })
}

/** Results of reads are turned into JSON for other ends too. */
const isPage = (value: unknown): value is object =>
  value instanceof Object && 'kind' in value && value.kind === 'APP_PAGE'

/** Of the framework, with which a build renders its pages. */
const PAGE_RUNTIME = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'
/** Routes of many pages; no link to them is prefetched. */
const NEVER_PREFETCHED: readonly unknown[] = ['/pet-detail/[id]']

interface RenderContext {
  page: string
  /** The page's module, copied for this request. */
  renderOpts: { ComponentMod: { collectSegmentData: unknown } }
}
type Prerender = (this: unknown, request: unknown, response: unknown, context: RenderContext) => unknown

/**
 * Keeps the framework from preparing the segments of pets' pages for prefetching: it reads a page's flight data twice and
 * renders each segment twice again, which took nearly half of a first view. Who asks for such a segment gets 404.
 *
 * Call it after the framework's `prepare()`, in the build's folder. @throws Error where a release of the framework has moved
 * its renderer: the server then does not start.
 */
export function skipPrefetchSegments(): void {
  const runtime = createRequire(`${process.cwd()}/`)(PAGE_RUNTIME)
  const page: { prerender: Prerender } = runtime.AppPageRouteModule.prototype
  const { prerender } = page
  page.prerender = function (request, response, context) {
    if (NEVER_PREFETCHED.includes(context.page))
      context.renderOpts.ComponentMod.collectSegmentData = async () => new Map()
    return prerender.call(this, request, response, context)
  }
}
