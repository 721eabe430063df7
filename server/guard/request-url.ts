import { hasTrailingPunctuation } from '@/lib/platform/http/trailing-punctuation'
import { parseId } from '@/lib/text/params'

/** The path of a URL without a host, decoded as the framework does to find a page. */
export function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Browsers resolve them before they ask. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(?=\/|\?|$)/i

/**
 * Path and query of a request, as the framework will resolve them: without the host of an absolute URL, which is the
 * client's to choose, and without dot segments, which would hide a page from what judges paths.
 */
export function resolveTarget(target: string): string {
  if (!target.startsWith('/') && !URL.canParse(target)) return target
  if (target.startsWith('/') && !DOT_SEGMENT.test(target)) return target
  const { pathname, search } = new URL(target.startsWith('/') ? `http://site${target}` : target)
  return `${pathname}${search}`
}

/** With its query; Node refuses more than 16 KB of headers. */
const MAX_URL_BYTES = 15_000
/** The longest path of ours has a third of it. */
const MAX_PATH_BYTES = 1024

/** The API answers its own 404, in JSON. */
export function isTooLong(url: string): boolean {
  const query = url.indexOf('?')
  const pathBytes = query === -1 ? url.length : query
  return url.length > MAX_URL_BYTES || (pathBytes > MAX_PATH_BYTES && !url.startsWith('/api/'))
}

/** Whether it is an endpoint of ours, as the framework resolves it: `/api/../register` is a page. */
export const isApiPath = (url: string): boolean =>
  URL.canParse(`http://site${url}`) && new URL(`http://site${url}`).pathname.startsWith('/api/')

/** Endpoints and files cost little or have their own limits; `art` and `icons` are the folders of `public`. */
const NO_PAGE = /^\/(?:api|_next|media|art|icons)(?:\/|$)/

export const isPage = (url: string): boolean => !NO_PAGE.test(decodedPath(url))

/** Scheduled tasks work long, operators ask when much waits, and a sign-in goes on at its provider. */
const NO_CALL = /^\/api\/(?:cron|salud|metricas|auth)(?:\/|$)/

/** Whether it is made like a page, of which a process makes a few at a time. */
export const isCall = (url: string): boolean => isApiPath(url) && !NO_CALL.test(decodedPath(url))

/** Pages with an id or a number of ours, kept once they were rendered, also when there is nothing. */
const NUMBERED_PATHS = [
  /^(\/(?:pet-detail|foundation)\/)([^/?]+)(?=[/?]|$)/,
  /^(\/finales-felices\/|\/foundation\/\d+\/gastos\/)([^/?]+)(?=[?]|$)/,
]

/**
 * `0` in place of a number that cannot be: all of them get the one page that says so, instead of a page each. What a redirect
 * will mend stays.
 */
export function withPossibleId(url: string): string {
  if (hasTrailingPunctuation(url)) return url
  return NUMBERED_PATHS.reduce(
    (path, pattern) =>
      path.replace(pattern, (all, before: string, id: string) => (parseId(id) === null ? `${before}0` : all)),
    url,
  )
}
