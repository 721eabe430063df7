import type { Installed, WayIn } from './way-in'

const ROUTER_HEADERS = 'next/dist/client/components/app-router-headers'
const CONSTANTS = 'next/dist/lib/constants'

/** A request with one of these is for another form of the page, for a part of it, or an action. */
export const OTHER_FORMS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  // To have a page made anew.
  'x-prerender-revalidate',
] as const

/** Header of `next dev`, which is not served here. */
const NOT_SERVED = 'next-hmr-refresh'

/** A finished page may answer what asks for the page itself, and nothing else. */
export const REQUEST_HEADERS: WayIn = {
  name: 'headers of requests',
  readAt: '16.4.6',
  without: 'every page is answered by the framework',
  fits: ({ load }) => {
    const { FLIGHT_HEADERS, NEXT_URL, ACTION_HEADER } = load(ROUTER_HEADERS)
    const { PRERENDER_REVALIDATE_HEADER } = load(CONSTANTS)
    if (!Array.isArray(FLIGHT_HEADERS)) return false
    const theirs = [...FLIGHT_HEADERS, NEXT_URL, ACTION_HEADER, PRERENDER_REVALIDATE_HEADER]
    return sameNames(theirs, [...OTHER_FORMS, NOT_SERVED])
  },
}

/** Where the framework says whether it answered from the page cache. */
export const CACHE_STATE = 'x-nextjs-cache'

/** Written by code that is part of the build, not of the installed framework. */
export const STATE_OF_ANSWERS: WayIn = {
  name: 'state of answers',
  readAt: '16.4.6',
  without: 'kept pages are answered by the framework',
  fits: ({ built }) => {
    const page = built('server/app/_not-found/page.js')
    const chunks = [...page.matchAll(/\bR\.c\("([^"]+)"\)/g)].map(([, file = '']) => file)
    return chunks.some((file) => STATE_WRITTEN.test(built(file)))
  },
}
const STATE_WRITTEN = /"x-nextjs-cache",[^)]{0,60}"MISS":[^)]{0,30}"STALE":"HIT"/

/** A kept page's lifetime for shared caches, as the framework writes it. */
export const SHARED_LIFETIME = /^s-maxage=/

/** The framework allows shared caches ten minutes, in which a page that has changed would still be shown. */
export const LIFETIME_HEADER: WayIn = {
  name: 'lifetime in answers',
  readAt: '16.4.6',
  without: 'shared caches in front may show a page for ten minutes after it has changed',
  fits: ({ load }) => {
    const { getCacheControlHeader: write } = load('next/dist/server/lib/cache-control')
    return (
      typeof write === 'function' &&
      SHARED_LIFETIME.test(write({ revalidate: 600, expire: 900 })) &&
      !SHARED_LIFETIME.test(write({ revalidate: 0, expire: undefined }))
    )
  },
}

/** The framework's sign that a form names an action which this release does not have. */
export const ACTION_GONE = 'x-nextjs-action-not-found'

export const GONE_ACTIONS: WayIn = {
  name: 'actions that are gone',
  readAt: '16.4.6',
  without: 'a form of an earlier release, sent without scripts, gets an answer of the framework',
  fits: ({ load }) => load(ROUTER_HEADERS).NEXT_ACTION_NOT_FOUND_HEADER === ACTION_GONE,
}

/** Names the tags of a page in what the framework gives its cache. */
export const TAGS_HEADER = 'x-next-cache-tags'

export const isTagsHeader = ({ load }: Installed): boolean =>
  load(CONSTANTS).NEXT_CACHE_TAGS_HEADER === TAGS_HEADER

export const sameNames = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.map(String).toSorted().join() === others.map(String).toSorted().join()

const ROUTER_STATE_FILE = 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/** The framework's client says in a header what it shows already; where a page is rendered for it, nonsense ends in 500. */
export const ROUTER_STATE: WayIn = {
  name: 'state of the router',
  readAt: '16.4.6',
  without: 'a router state that cannot be read is answered with 500 instead of 400',
  fits: (framework) => {
    const isReadable = routerStateReader(framework)
    return isReadable(undefined) && isReadable('["",{}]') && !isReadable('%') && !isReadable('[""]')
  },
}

/** @returns whether the framework can read a value of `Next-Router-State-Tree`. */
export function routerStateReader(framework: Installed): (header: unknown) => boolean {
  const { parseAndValidateFlightRouterState: parse } = framework.load(ROUTER_STATE_FILE)
  if (typeof parse !== 'function') throw new Error(`${ROUTER_STATE_FILE} has no function of this name`)
  return (header) => {
    try {
      parse(header)
      return true
    } catch {
      return false
    }
  }
}
