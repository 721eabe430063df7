import { DomainError } from '@/lib/platform/errors'
import { REFUSALS } from './refusals'
import { joinSmallChunks } from './small-chunks'

const MAX_JSON_BYTES = 1_000_000
/** Keys and entries: each may become an error of its own. */
const MAX_JSON_VALUES = 2_000
const MAX_FIELDS_BYTES = 10_000

const BASE_TIMEOUT_MS = 60_000
/** Half a megabit per second. */
const BYTES_PER_MS = 64
/** Just below Node's `requestTimeout` of five minutes, which closes the connection without an answer. */
const MAX_TIMEOUT_MS = 285_000

export const bodyTimeoutMs = (bytes: number): number =>
  Math.min(BASE_TIMEOUT_MS + bytes / BYTES_PER_MS, MAX_TIMEOUT_MS)

export interface Uploads {
  parts: readonly string[]
  maxBytes: number
  tooLarge?: string
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''
export const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(typeOf(request))

/** Told of the bytes of each piece as it arrives; what it throws ends the reading. */
export type Arrived = (bytes: number) => void

/**
 * JSON, or multipart with JSON in `data` and files per field.
 * @throws DomainError too_large, bad_request; what `arrived` throws.
 */
export async function readBody(request: Request, uploads?: Uploads, arrived?: Arrived): Promise<object> {
  if (uploads && isMultipart(request)) {
    const bytes = await readBytes(request, uploads.maxBytes, uploads.tooLarge, arrived)
    const form = await readForm(bytes, typeOf(request))
    const data = form.get('data') ?? '{}'
    if (typeof data !== 'string') throw unreadable()
    if (data.length > MAX_JSON_BYTES) throw tooLarge()
    return withFiles(readJson(data), uploads, form)
  }
  // Other types can be sent cross-origin without a CORS preflight.
  if (!/^application\/json\b/i.test(typeOf(request))) throw unreadable()
  const json = readJson(decode(await readBytes(request, MAX_JSON_BYTES)))
  return uploads ? withFiles(json, uploads) : json
}

export async function readFields(request: Request): Promise<FormData> {
  return readForm(await readBytes(request, MAX_FIELDS_BYTES), typeOf(request))
}

export async function readRaw(request: Request): Promise<Buffer> {
  return Buffer.from(await readBytes(request, MAX_JSON_BYTES))
}

function withFiles(json: object, { parts }: Uploads, form?: FormData): object {
  const isFile = (value: FormDataEntryValue) => typeof value !== 'string'
  return {
    ...json,
    ...Object.fromEntries(parts.map((part) => [part, form?.getAll(part).filter(isFile) ?? []])),
  }
}

async function readBytes(
  request: Request,
  maxBytes: number,
  sentence?: string,
  arrived?: Arrived,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(sentence)
  const chunks: Uint8Array[] = []
  const done = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), bodyTimeoutMs(maxBytes))
  })
  try {
    const length = await Promise.race([
      fill(chunks, request, { maxBytes, abort: done.signal, arrived }),
      timeout,
    ])
    if (length > maxBytes) throw tooLarge(sentence)
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
    // A slow client may finish sending, so that it gets our answer, but we drop the bytes.
    done.abort()
    chunks.length = 0
  }
}

async function fill(
  chunks: Uint8Array[],
  request: Request,
  { maxBytes, abort, arrived }: { maxBytes: number; abort: AbortSignal; arrived?: Arrived },
): Promise<number> {
  const pieces = joinSmallChunks((piece) => chunks.push(piece))
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) break
      if (abort.aborted) continue
      arrived?.(chunk.byteLength)
      pieces.add(chunk)
    }
    if (!abort.aborted) pieces.flush()
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable()
  }
  return length
}

function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable()
  })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

function readJson(text: string): object {
  // Postgres cannot store U+0000 in text.
  if (text.includes('\\u0000')) throw unreadable()
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  if (hasManyValues(value)) throw tooLarge()
  return value
}

function hasManyValues(json: object): boolean {
  const objects = [json]
  let count = 0
  for (const object of objects) {
    const values: unknown[] = Object.values(object)
    count += values.length
    if (count > MAX_JSON_VALUES) return true
    for (const value of values) if (typeof value === 'object' && value !== null) objects.push(value)
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const tooLarge = (sentence = 'Los datos enviados son demasiado grandes') =>
  new DomainError('too_large', sentence)

const unreadable = () => new DomainError('bad_request', REFUSALS[400])

const tooSlow = () =>
  new DomainError(
    'bad_request',
    'Los datos tardaron demasiado en llegar. Revisa tu conexión y vuelve a intentarlo.',
  )
