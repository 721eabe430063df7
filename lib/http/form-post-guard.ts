import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyTimeoutMs } from './body'
import { resolveClientIp } from './client-ip'
import { MAX_PAGE_BYTES, type Refusal, refusedPath } from './refusals'
import { reserveSlot, type UploadSlot } from './upload-budget'

const MIN_LIMITED_BYTES = 64 * 1024

/** Limits POSTs to pages before Next.js buffers them; rewrites refused ones to `/refused`. See docs/decisions/0014. */
export function limitFormPosts(hops: number, timeoutMs = bodyTimeoutMs): void {
  const admit = admission(hops, timeoutMs)
  channel('http.server.request.start').subscribe((message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (request.method !== 'POST' || isApiPath(request.url ?? '')) return
    const refusal = malformed(request) ?? admit(request, response)
    if (refusal) request.url = refusedPath(refusal)
  })
}

const isApiPath = (path: string) =>
  URL.canParse(`http://site${path}`) && new URL(`http://site${path}`).pathname.startsWith('/api/')

/** Next.js would answer these with 500: multipart without a boundary, a server action from another origin. */
function malformed({ headers }: IncomingMessage): Refusal | null {
  const type = headers['content-type'] ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  if (!isMultipart && headers['next-action'] === undefined) return null
  if (isMultipart && !/;\s*boundary=./i.test(type)) return 400
  const { origin, host } = headers
  if (origin === undefined) return null
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim()
  const ours = forwarded || host
  return URL.canParse(origin) && new URL(origin).host === ours ? null : 403
}

function admission(hops: number, timeoutMs: (bytes: number) => number) {
  const slots = new Set<UploadSlot>()
  return (request: IncomingMessage, response: ServerResponse): Refusal | null => {
    const { headers } = request
    const bytes = headers['transfer-encoding'] ? MAX_PAGE_BYTES : Number(headers['content-length'] ?? 0)
    if (bytes <= MIN_LIMITED_BYTES) return null
    if (bytes > MAX_PAGE_BYTES) return 413
    const sender = resolveClientIp({ get: (name) => headers[name]?.toString() ?? null }, hops)
    const release = reserveSlot(slots, { sender, bytes })
    if (!release) return 429
    const timeout = setTimeout(() => request.complete || request.destroy(), timeoutMs(bytes)).unref()
    response.once('close', () => {
      clearTimeout(timeout)
      release()
    })
    return null
  }
}
