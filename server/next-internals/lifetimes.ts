import { LRUCache } from 'lru-cache'
import type { Installed, WayIn } from './way-in'

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
