import { LRUCache } from 'lru-cache'
import { type Installed, PAGE_RUNTIME, ROUTE_RUNTIME, type WayIn } from './way-in'

/** What the framework does or keeps, for each page or address, and that nobody needs. */

const FILE = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
/** How many paths' lifetimes are remembered; pages in our cache bring their own. */
const MAX_LIFETIMES = 10_000

/** The framework keeps the lifetime of every path that was ever rendered: a walk over ids would fill the memory. */
export const LIFETIMES: WayIn = {
  name: 'lifetimes of paths',
  readAt: '16.4.6',
  without: 'memory grows with each address that is asked for',
  fits: (framework) => holderOf(framework).cacheControls instanceof Map,
}

/** Call it before the framework starts. */
export function limitLifetimes(framework: Installed): void {
  Reflect.set(holderOf(framework), 'cacheControls', new LRUCache({ max: MAX_LIFETIMES }))
}

function holderOf(framework: Installed): { cacheControls?: unknown } {
  const { SharedCacheControls: holder } = framework.load(FILE)
  if (typeof holder !== 'function') throw new Error(`${FILE} has no class of this name`)
  return holder as { cacheControls?: unknown }
}

/**
 * The framework turns each page that it hands to our cache into JSON, to do nothing with its length: 6 percent of profiled
 * first views, and half of their garbage. Its cache is bundled with each runtime; all of them come by in a global variable.
 */
export const MEASURING: WayIn = {
  name: 'measuring of pages',
  readAt: '16.4.6',
  without: 'pages take longer to be made',
  fits: ({ text }) =>
    [PAGE_RUNTIME, ROUTE_RUNTIME].every(
      (file) =>
        /return globalThis\.__incrementalCache=(\w+),\1/.test(text(file)) &&
        /=JSON\.stringify\(\w+\)\.length;if\(\w+\.fetchCache&&/.test(text(file)),
    ),
}

type Store = (this: unknown, key: string, value: unknown, context: unknown) => unknown

/** Keeps the framework from measuring pages. Call it before the framework starts. */
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

/** The framework renders each segment of a page twice again, which took nearly half of a first view of a pet. */
export const PREFETCH_SEGMENTS: WayIn = {
  name: 'segments for prefetching',
  readAt: '16.4.6',
  without: 'first views of pets take nearly twice as long',
  fits: ({ text }) =>
    /\.segmentData=await \w+\.collectSegmentData\(/.test(text(PAGE_RUNTIME)) &&
    /\bAppPageRouteModule:\(\)=>/.test(text(PAGE_RUNTIME)) &&
    /\}prerender\(\w+,\w+,\w+\)\{/.test(text(PAGE_RUNTIME)),
}

interface RenderContext {
  page: string
  /** The page's module, copied for this request. */
  renderOpts: { ComponentMod: { collectSegmentData: unknown } }
}
type Prerender = (this: unknown, request: unknown, response: unknown, context: RenderContext) => unknown
type RouteModule = { prototype: { prerender: Prerender } }

/** Call it after `prepare()`. A segment of these routes is answered with 404: no link to them may be prefetched. */
export function skipPrefetchSegments(framework: Installed, routes: readonly string[]): void {
  const { prototype: page } = framework.load(PAGE_RUNTIME).AppPageRouteModule as RouteModule
  const { prerender } = page
  page.prerender = function (request, response, context) {
    if (routes.includes(context.page))
      context.renderOpts.ComponentMod.collectSegmentData = async () => new Map()
    return prerender.call(this, request, response, context)
  }
}
