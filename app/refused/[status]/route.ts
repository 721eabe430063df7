import { REFUSALS, type Refusal } from '@/lib/http/refusals'
import { RETRY_AFTER_SECONDS } from '@/lib/http/upload-budget'

/** Error response for requests that `limitFormPosts` rejects; the body is not read. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ status: string }> },
): Promise<Response> {
  const { status } = await params
  const refusal = Object.hasOwn(REFUSALS, status) ? (Number(status) as Refusal) : 400
  // The framework's client reads the message only with exactly this type; browsers need the charset.
  const type = request.headers.has('next-action') ? 'text/plain' : 'text/plain; charset=utf-8'
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': 'no-store' })
  if (refusal === 429) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return new Response(REFUSALS[refusal], { status: refusal, headers })
}
