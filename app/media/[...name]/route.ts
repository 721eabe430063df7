import { fileStore } from '@/lib/integrations/files/store'
import { isPhotoFileName } from '@/lib/photos/file-names'

/** Content-addressed: names contain the hash of the content, so the response is immutable. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Documents are in the same store; the pattern of photo names keeps them private. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const name = (await params).name.join('/')
  if (!isPhotoFileName(name)) return new Response('Not Found', { status: 404 })
  const headers = { 'Cache-Control': FOREVER, ETag: `"${name}"` }
  if (request.headers.get('if-none-match') === headers.ETag) {
    return new Response(null, { status: 304, headers })
  }
  const file = await fileStore.get(name)
  if (!file) return new Response('Not Found', { status: 404 })
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.bytes.length) },
  })
}
