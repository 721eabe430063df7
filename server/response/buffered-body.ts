import { OutgoingMessage, type ServerResponse } from 'node:http'

export type Complete = (body: Buffer) => Promise<Buffer>
type Callback = () => void

interface Bound {
  maxBytes: number
  /** Sent instead of a longer body, of which nothing is kept. */
  tooLong: () => Buffer
}

const UNBOUNDED: Bound = { maxBytes: Number.POSITIVE_INFINITY, tooLong: () => Buffer.alloc(0) }

const METHODS = ['write', 'end', 'writeHead', 'flushHeaders', 'headersSent'] as const

/**
 * Keeps the body that is written to a response until it is whole, then sends what `complete` makes of it. Headers may be
 * changed until then.
 * @param begin called once, when the headers are known. @returns null for a body that goes through as it comes.
 * @param made called, perhaps repeatedly, when nothing is left to be done but to send: the client may read slowly, or be gone.
 *   Of a body that goes through and does not say its length: when it is sent.
 */
export function bufferBody(
  response: ServerResponse,
  begin: () => Complete | null,
  made: () => void,
  { maxBytes, tooLong }: Bound = UNBOUNDED,
): void {
  const chunks: Buffer[] = []
  let bytes = 0
  let complete: Complete | null = null
  let state: 'open' | 'buffered' | 'ended' = 'open'

  const restore = () => {
    for (const name of METHODS) Reflect.deleteProperty(response, name)
  }

  const isBuffered = () => {
    if (state !== 'open') return true
    complete = begin()
    if (complete) state = 'buffered'
    else passThrough()
    return complete !== null
  }

  const passThrough = () => {
    restore()
    if (response.closed) return made()
    response.once('prefinish', made).once('close', made)
    const length = Number(response.getHeader('content-length'))
    if (length > 0) whenWritten(response, length, made)
  }

  const keep = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }

  const send = async () => {
    try {
      const isTooLong = bytes > maxBytes
      const body = isTooLong ? tooLong() : Buffer.concat(chunks.splice(0))
      const completed = complete && !isTooLong ? await complete(body) : body
      restore()
      response.end(completed)
    } catch (error) {
      restore()
      response.destroy(error instanceof Error ? error : undefined)
    } finally {
      made()
    }
  }

  const overrides = {
    write(...given: unknown[]): boolean {
      if (!isBuffered()) return Reflect.apply(response.write, response, given)
      const chunk = bytesOf(given)
      if (chunk && state === 'buffered') keep(chunk)
      const callback = callbackOf(given)
      if (callback) process.nextTick(callback)
      return true
    },
    end(...given: unknown[]): ServerResponse {
      if (!isBuffered()) return Reflect.apply(response.end, response, given)
      if (state === 'ended') return response
      const chunk = bytesOf(given)
      if (chunk) keep(chunk)
      const callback = callbackOf(given)
      if (callback) response.once('finish', callback)
      state = 'ended'
      void send()
      return response
    },
    writeHead(status: number, ...rest: unknown[]): ServerResponse {
      response.statusCode = status
      if (typeof rest[0] === 'string') response.statusMessage = rest[0]
      setHeaders(response, rest.at(-1))
      return response
    },
    flushHeaders(): void {
      if (!isBuffered()) response.flushHeaders()
    },
  }
  Object.assign(response, overrides)
  // The framework judges by it whether it may still answer something else.
  Object.defineProperty(response, 'headersSent', { configurable: true, get: () => state !== 'open' })
}

/**
 * The framework ends a response only once the client has read what was written, so that a slow one would hold it open: a body
 * that is in memory is written in one piece.
 */
function whenWritten(response: ServerResponse, length: number, written: () => void): void {
  const write = response.write
  let bytes = 0
  response.write = (...given: unknown[]): boolean => {
    bytes += bytesOf(given)?.length ?? 0
    if (bytes >= length) written()
    return Reflect.apply(write, response, given)
  }
}

/** Sets a header of a buffered response: the framework's own `setHeader` does nothing once it has begun to answer. */
export function setBufferedHeader(response: ServerResponse, name: string, value: string | number): void {
  OutgoingMessage.prototype.setHeader.call(response, name, value)
}

function bytesOf([chunk, encoding]: unknown[]): Buffer | null {
  if (typeof chunk === 'string') return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : null
}

const isEncoding = (value: unknown): value is BufferEncoding =>
  typeof value === 'string' && Buffer.isEncoding(value)

const callbackOf = (given: unknown[]) => given.find((value): value is Callback => typeof value === 'function')

/** `writeHead` takes an object, or a flat list of names and values. */
function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const entries = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]] as const] : []))
    : Object.entries(headers)
  for (const [name, value] of entries) if (value !== undefined) response.setHeader(String(name), value)
}
