import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/platform/http/client-ip'
import { MAX_FORM_TEXT } from '@/lib/platform/http/multipart'
import { bodyTimeoutMs, PACE_BYTES, PACE_MS } from '@/lib/platform/http/read-bytes'
import { MAX_POST_BYTES, type Refusal, TOO_MUCH_TEXT } from '@/lib/platform/http/refusals'
import { isSiteOrigin } from '@/lib/platform/http/site-origin'
import { isSentBySystem, SHARED_PHOTOS_PATH } from '@/lib/platform/http/system-share'
import { growUpload, type Upload } from '@/lib/platform/http/upload-budget'
import { takeForm, takeReads } from '@/lib/platform/rate-limits/reads'
import { isBareAction, MAX_PARTS, watchArrival } from './arrivals'
import { refuse, refuseReads } from './refuse'
import { decodedPath, isApiPath } from './request-url'

const MIN_LIMITED_BYTES = 64 * 1024
/** Reading so much of a form takes the framework as long as a page, whatever becomes of it. */
const BYTES_PER_READ = 256 * 1024
/** Bodies of one IP address that are on their way. */
const MAX_OPEN = 2
/** Browsers name the origin of a form; what does not has no people who wait for a slow line. */
const TIMEOUT_WITHOUT_ORIGIN_MS = 30_000

type Judge = (request: IncomingMessage, response: ServerResponse) => Refusal | null

interface FormUpload extends Upload {
  readonly request: IncomingMessage
}

/**
 * Judges POSTs to pages by their headers, before the framework buffers them. One that is let in is cut off when its body does
 * not arrive in time; a large one also when it stalls. It takes as much of the upload budget as has arrived, until it is
 * answered, and is refused once there is no more.
 */
export function formPostGuard(
  timeoutMs: (bytes: number) => number = bodyTimeoutMs,
  paceMs: number = PACE_MS,
  withoutOriginMs: number = TIMEOUT_WITHOUT_ORIGIN_MS,
): Judge {
  const uploads = new Set<FormUpload>()
  const openOf = (sender: string) =>
    [...uploads].filter((one) => !one.request.complete && one.sender === sender).length

  const begin = (request: IncomingMessage, response: ServerResponse, promised: number) => {
    const upload = { sender: clientIpOfRequest(request), bytes: 0, request }
    if (openOf(upload.sender) >= MAX_OPEN) return null
    if (takeReads(upload.sender, Math.ceil(promised / BYTES_PER_READ)) > 0) return null
    uploads.add(upload)
    watchArrival(request, (bytes) => {
      if (growUpload(uploads, upload, bytes)) return true
      refuse(request, response, 429)
      return false
    })
    return upload
  }

  return (request, response) => {
    const { headers, method, url = '' } = request
    if (method !== 'POST' || isApiPath(url)) return null
    const refusal = malformed(request)
    if (refusal) return refusal
    const bytes = headers['transfer-encoding'] ? MAX_POST_BYTES : Number(headers['content-length'] ?? 0)
    if (bytes > MAX_POST_BYTES) return 413
    const isLarge = bytes > MIN_LIMITED_BYTES
    const upload = isLarge ? begin(request, response, bytes) : undefined
    if (upload === null) return 429
    const longest = headers.origin === undefined ? withoutOriginMs : Number.POSITIVE_INFINITY
    const cutOff = () => request.complete || request.destroy()
    const timeout = setTimeout(cutOff, Math.min(timeoutMs(bytes), longest)).unref()
    const pace = isLarge ? watchPace(request, paceMs) : undefined
    const { socket } = request
    // A response that waits behind another never closes when the connection does.
    const end = () => {
      for (const over of [response, socket]) over.off('close', end)
      clearTimeout(timeout)
      clearInterval(pace)
      if (upload) uploads.delete(upload)
    }
    for (const over of [response, socket]) over.once('close', end)
    return null
  }
}

function watchPace(request: IncomingMessage, paceMs: number): NodeJS.Timeout {
  let before = request.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = request.socket
    if (!request.complete && bytesRead - before < PACE_BYTES) request.destroy()
    before = bytesRead
  }, paceMs).unref()
}

/** The framework would answer these with 500: multipart without a boundary, a server action from another origin. */
function malformed({ headers, url = '' }: IncomingMessage): Refusal | null {
  const type = headers['content-type'] ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  const isForm = isMultipart || type === 'application/x-www-form-urlencoded'
  if (!isForm && headers['next-action'] === undefined) return null
  if (isMultipart && !/;\s*boundary=./i.test(type)) return 400
  const { origin, host } = headers
  if (origin === undefined || isSiteOrigin(origin, host)) return null
  const isShared =
    decodedPath(url) === SHARED_PHOTOS_PATH && isSentBySystem(origin, headers['sec-fetch-site'])
  return isShared ? null : 403
}

/** Its text with accents, the state of the page with the text of before, and the headers of the parts. */
const MAX_FORM_BYTES = 3 * MAX_FORM_TEXT
/** Reading so much of what is no file takes the framework up to as long as a form of ours and its page. */
const BYTES_PER_FORM = 16 * 1024

/**
 * Judges a form that is here, before the framework decodes it: it looks at each part, and may take a millisecond for each
 * kilobyte that is no file, whatever becomes of it. @returns false where it has answered.
 */
export function admitForm(
  request: IncomingMessage,
  response: ServerResponse,
  parts: number,
  textBytes: number,
): boolean {
  const mostBytes = isBareAction(request.headers['content-type'] ?? '') ? MAX_FORM_TEXT : MAX_FORM_BYTES
  if (parts > MAX_PARTS || textBytes > mostBytes) {
    refuse(request, response, 413, { sentence: TOO_MUCH_TEXT })
    return false
  }
  const more = Math.floor(textBytes / BYTES_PER_FORM)
  const waitSeconds = more === 0 ? 0 : takeForm(clientIpOfRequest(request), more)
  if (waitSeconds > 0) refuseReads(request, response, waitSeconds)
  return waitSeconds === 0
}
