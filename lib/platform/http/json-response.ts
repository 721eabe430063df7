import 'server-only'
import { createHash } from 'node:crypto'
import { matchesEtag, weakEtag } from './etag'

/** A cacheable answer to GET carries an `ETag`. */
export function jsonResponse(request: Request, body: unknown, status: number, headers: Headers): Response {
  const text = JSON.stringify(body)
  headers.set('Content-Type', 'application/json')
  const isCacheable = status === 200 && !headers.get('Cache-Control')?.includes('no-store')
  if (isCacheable && (request.method === 'GET' || request.method === 'HEAD')) {
    const etag = weakEtag(createHash('sha1').update(text).digest('base64url'))
    headers.set('ETag', etag)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
  }
  return new Response(text, { status, headers })
}
