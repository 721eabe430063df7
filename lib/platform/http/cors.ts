const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = 'authorization, content-type, auth0'
const READABLE_HEADERS = 'Link, X-Total-Count'
const TEN_MINUTES = '600'

/** Listed origins only, never with credentials: no other site can use a visitor's cookie. */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
  if (allowed.length === 0) return {}
  // Also on refusals: a cache must not serve one origin's answer to another.
  if (origin === null || !allowed.includes(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Expose-Headers': READABLE_HEADERS,
    'Access-Control-Max-Age': TEN_MINUTES,
  }
}
