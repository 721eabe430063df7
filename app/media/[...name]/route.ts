import { isPhotoFileName } from '@/lib/photos/file-names'
import { matchesEtag } from '@/lib/platform/http/etag'
import { fileStore } from '@/lib/platform/integrations/files/store'

/**
 * Content-addressed, so browsers keep it for a year. It may be blocked, though: shared caches ask again after an hour,
 * and it is not `immutable`.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=3600'

/** Documents are in the same store; the pattern of photo names keeps them private. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const name = (await params).name.join('/')
  // Also for revalidation: a file that is gone must not be confirmed.
  const file = isPhotoFileName(name) ? await fileStore.get(name) : null
  if (!file) return new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-cache' } })
  const headers = { 'Cache-Control': CACHE_CONTROL, ETag: `"${name}"` }
  if (matchesEtag(request.headers.get('if-none-match'), headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.bytes.length) },
  })
}
