import { serverRole } from '@/lib/platform/host'
import { logFact } from '@/lib/platform/log'
import { addGauge } from '@/lib/platform/metrics'
import { processSingleton } from '@/lib/platform/process-singleton'
import { CACHE_HANDLER } from './cache-handler'
import { GONE_ACTIONS, LIFETIME_HEADER, REQUEST_HEADERS, ROUTER_STATE, STATE_OF_ANSWERS } from './headers'
import { INLINE_FLIGHT, INLINE_SCRIPTS } from './inline-scripts'
import { LATE_SCRIPTS } from './late-scripts'
import { LIFETIMES, MEASURING, PREFETCH_SEGMENTS } from './skipped-work'
import { ORIGIN, REGISTRATION, START } from './start'
import type { Installed, WayIn } from './way-in'

/** All that the server program knows of the framework's private parts. */
export const WAYS_IN: readonly WayIn[] = [
  START,
  ORIGIN,
  REGISTRATION,
  CACHE_HANDLER,
  LIFETIMES,
  MEASURING,
  PREFETCH_SEGMENTS,
  INLINE_FLIGHT,
  INLINE_SCRIPTS,
  LATE_SCRIPTS,
  ROUTER_STATE,
  REQUEST_HEADERS,
  STATE_OF_ANSWERS,
  LIFETIME_HEADER,
  GONE_ACTIONS,
]

/** Names, which the framework's own copy of the page cache knows too. */
const off = processSingleton('framework misfits', () => new Set<string>())

/** Looks, before anything is served, which ways in no longer fit: what goes through them is left to the framework. */
export function checkFit(framework: Installed): void {
  off.clear()
  for (const way of WAYS_IN) if (!fits(way, framework)) turnOff(way, framework)
  serverRole.keepsPages = !isOff(CACHE_HANDLER)
  addGauge(
    'framework_misfits',
    'Parts of the framework that are not as expected; see the log',
    () => off.size,
  )
}

/** Whether what goes through this way in is left to the framework. */
export const isOff = (way: WayIn): boolean => off.has(way.name)

/** @returns what `enter` returns; null where the way in is off, or `enter` throws, which turns it off. */
export function through<Result>(way: WayIn, framework: Installed, enter: () => Result): Result | null {
  if (isOff(way)) return null
  try {
    return enter()
  } catch {
    turnOff(way, framework)
    return null
  }
}

export function fits(way: WayIn, framework: Installed): boolean {
  try {
    return way.fits(framework)
  } catch {
    return false
  }
}

function turnOff(way: WayIn, { version }: Installed): void {
  off.add(way.name)
  // Of several workers one says it for all: they have the same framework.
  if (!serverRole.isFirst) return
  const { name, readAt, without } = way
  logFact('framework_misfit', { part: name, framework: version, readAt, without })
}
