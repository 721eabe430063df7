const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = 'authorization, content-type, auth0'
const READABLE_HEADERS = 'Link, X-Total-Count'
const TEN_MINUTES = '600'

/**
 * Headers that let pages of other origins call the API. Off unless the origin is listed; never with credentials,
 * so a foreign page cannot use a visitor's cookie.
 * @param origin the request's `Origin` header.
 * @param allowed origins of `API_CORS_ORIGINS`.
 */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
  if (allowed.length === 0) return {}
  // Caches must not give one origin's answer to another, also when this origin is refused.
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
