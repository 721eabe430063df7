import { PAGE_RUNTIME, ROUTE_RUNTIME, type WayIn } from './way-in'

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
