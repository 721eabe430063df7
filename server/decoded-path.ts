/** For URLs without a host. */
const BASE = 'http://any'

/**
 * The path by which the framework finds a page, decoded and without the query, whatever form the request's URL has.
 * Where it cannot be decoded, as it is.
 */
export function decodedPath(url: string): string {
  const { pathname } = URL.canParse(url, BASE) ? new URL(url, BASE) : { pathname: url }
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
