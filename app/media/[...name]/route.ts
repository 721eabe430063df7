import { readPublicPhoto } from '@/lib/photos/public-photos'
import { answerFile } from '@/lib/platform/http/file-response'

/**
 * Content-addressed, so browsers keep it for a year. It may be blocked, though: shared caches ask again after an hour,
 * and it is not `immutable`. They may go on with theirs for a day while we cannot read ours (RFC 5861).
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=3600, stale-if-error=86400'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const name = (await params).name.join('/')
  return answerFile(request, async () => {
    // Also for revalidation: a file that is gone must not be confirmed.
    const file = await readPublicPhoto(name)
    return file && { ...file, etag: `"${name}"`, headers: { 'Cache-Control': CACHE_CONTROL } }
  })
}
