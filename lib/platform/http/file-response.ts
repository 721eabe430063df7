import { DomainError, retrySecondsOf, STATUS_BY_CODE } from '@/lib/platform/errors'
import { noteContentLength } from '@/lib/platform/request-scope'
import { judgeConditions, requestedRange } from './conditional'

export interface SentFile {
  bytes: Uint8Array
  contentType: string
  /** Strong: the same for the same bytes alone. Null where nobody may keep the file. */
  etag: string | null
  headers: Record<string, string>
}

/**
 * Answers with a file, or in plain text why there is none: 404 for null and whatever is not allowed; 429, and 503 while the
 * file store is away, with when to ask again.
 */
export async function answerFile(request: Request, find: () => Promise<SentFile | null>): Promise<Response> {
  try {
    const file = await find()
    return file ? fileResponse(request, file) : notFound()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return retryLaterResponse(error) ?? notFound()
  }
}

export const notFound = () =>
  new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-cache' } })

/** The answer where a file could not be read, and might be in a while; null for any other error. */
export function retryLaterResponse(error: DomainError): Response | null {
  const seconds = retrySecondsOf(error)
  if (seconds === null) return null
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(seconds),
  }
  return new Response(error.message, { status: STATUS_BY_CODE[error.code], headers })
}

/** A whole file, a part of it, or that the client has it (RFC 9110, sections 13 and 14). */
export function fileResponse(request: Request, { bytes, contentType, etag, headers }: SentFile): Response {
  const header = (name: string) => request.headers.get(name)
  const always = { ...headers, 'Accept-Ranges': 'bytes', ...(etag && { ETag: etag }) }
  const condition = judgeConditions(header, etag)
  if (condition === 304) return new Response(null, { status: 304, headers: always })
  if (condition === 412) return new Response(null, { status: 412, headers: { 'Cache-Control': 'no-store' } })
  const range = request.method === 'GET' ? requestedRange(header, bytes.length, etag) : 'whole'
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${bytes.length}`, 'Cache-Control': 'no-store' },
    })
  const part = range === 'whole' ? bytes : bytes.subarray(range.start, range.end + 1)
  noteContentLength(part.length)
  return new Response(new Uint8Array(part), {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...always,
      'Content-Type': contentType,
      'Content-Length': String(part.length),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
    },
  })
}
