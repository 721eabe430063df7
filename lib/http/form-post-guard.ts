import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyTimeoutMs } from './body'
import { resolveClientIp } from './client-ip'
import { MAX_PAGE_BYTES, type Refusal, refusedPath } from './refusals'
import { reserveSlot, type UploadSlot } from './upload-budget'

/** What is lighter, every form without files among it, comes in whatever else does. */
const HEAVY = 64 * 1024

/**
 * From now on what is posted to pages is looked at before the framework reads it, which it does whoever sends it: heavy
 * bodies have to find room and to arrive in time, and what the framework would break on is refused. The address of a
 * request is the only thing that can still be changed here, so what is refused is led to a route that says why.
 * @param hops as of `resolveClientIp`.
 * @param deadline in how many milliseconds a body of that weight has to be here.
 */
export function limitFormPosts(hops: number, deadline = bodyTimeoutMs): void {
  const admit = admission(hops, deadline)
  channel('http.server.request.start').subscribe((message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (request.method !== 'POST' || isOfTheApi(request.url ?? '')) return
    const refusal = whyNotRead(request) ?? admit(request, response)
    if (refusal) request.url = refusedPath(refusal)
  })
}

/** The API reads within limits of its own. */
const isOfTheApi = (path: string) =>
  URL.canParse(`http://site${path}`) && new URL(`http://site${path}`).pathname.startsWith('/api/')

/** Of what may be an action: where the framework would answer 500. */
function whyNotRead({ headers }: IncomingMessage): Refusal | null {
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

/** Gives a heavy body its place until it is answered. One that tells no length takes that of the heaviest. */
function admission(hops: number, deadline: (bytes: number) => number) {
  const places = new Set<UploadSlot>()
  return (request: IncomingMessage, response: ServerResponse): Refusal | null => {
    const { headers } = request
    const bytes = headers['transfer-encoding'] ? MAX_PAGE_BYTES : Number(headers['content-length'] ?? 0)
    if (bytes <= HEAVY) return null
    if (bytes > MAX_PAGE_BYTES) return 413
    const sender = resolveClientIp({ get: (name) => headers[name]?.toString() ?? null }, hops)
    const leave = reserveSlot(places, { sender, bytes })
    if (!leave) return 429
    const late = setTimeout(() => request.complete || request.destroy(), deadline(bytes)).unref()
    response.once('close', () => {
      clearTimeout(late)
      leave()
    })
    return null
  }
}
