import { DAY_SECONDS } from '@/lib/text/durations'

/** The place with which lists open: a slug of a city or country, or `ALL_PLACES`. Scripts of pages read and write it. */
export const PLACE_COOKIE = 'querencia-lugar'
/** Value of the cookie of those who chose to see every country. */
export const ALL_PLACES = 'todos'
export const PLACE_SECONDS = 365 * DAY_SECONDS

const SLUG = /^[a-z0-9-]{1,80}$/

/** The place that a cookie's value names, which need not exist; null for none. */
export const placeOf = (value: string | undefined): string | null =>
  value !== undefined && value !== ALL_PLACES && SLUG.test(value) ? value : null

/** In a browser, of somebody who has not chosen one, every country included. */
export function suggestPlace(slug: string): void {
  if (!SLUG.test(slug) || document.cookie.split('; ').some((pair) => pair.startsWith(`${PLACE_COOKIE}=`)))
    return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the Cookie Store API.
  document.cookie = `${PLACE_COOKIE}=${slug}; path=/; max-age=${PLACE_SECONDS}; samesite=lax${secure}`
}
