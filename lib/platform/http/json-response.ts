import 'server-only'
import { createHash } from 'node:crypto'

/** A cacheable answer to GET carries a weak `ETag`, which compression keeps valid. */
export function jsonResponse(request: Request, body: unknown, status: number, headers: Headers): Response {
  const text = JSON.stringify(body)
  headers.set('Content-Type', 'application/json')
  const isCacheable = status === 200 && !headers.get('Cache-Control')?.includes('no-store')
  if (isCacheable && (request.method === 'GET' || request.method === 'HEAD')) {
    const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
    headers.set('ETag', etag)
    if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) {
      return new Response(null, { status: 304, headers })
    }
  }
  return new Response(text, { status, headers })
}

/** RFC 9110, section 13.1.2: a list of tags, compared weakly, or `*`. */
const matchesEtag = (header: string, etag: string) =>
  header.split(',').some((one) => ['*', etag, etag.slice(2)].includes(one.trim()))
