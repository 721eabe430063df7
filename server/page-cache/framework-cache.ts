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
