import { DomainError } from '@/lib/errors'
import { REFUSALS } from './refusals'

/** Largest body without files (api-contract, rule 1.7). */
const MAX_JSON = 1_000_000

/** Largest body of a form with a few short fields. */
const MAX_FIELDS = 10_000

/** How long a body may take to arrive: a minute, and more for a heavy one on a line of half a megabit a second. */
const READING_MS = 60_000
const BYTES_PER_MS = 64
/** After five minutes Node itself ends a request, without a word. */
const LONGEST_MS = 285_000

/** In how many milliseconds a body of that weight has to be here. */
export const bodyTimeoutMs = (bytes: number): number =>
  Math.min(READING_MS + bytes / BYTES_PER_MS, LONGEST_MS)

/** Which files a call takes: the names of their parts, and the largest whole body in bytes. */
export interface Uploads {
  parts: readonly string[]
  maxBytes: number
  /** What is said of a larger one, where the call can say it better. */
  tooLarge?: string
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''
const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(typeOf(request))

/** How heavy a body with files is going to be at most; 0 for one that carries none. */
export function declaredBytes(request: Request, { maxBytes }: Uploads): number {
  if (!isMultipart(request)) return 0
  return Math.min(Number(request.headers.get('content-length')) || maxBytes, maxBytes)
}

/**
 * The body of a request as a plain object: its JSON or, where files are taken, the JSON text of the part `data` with a
 * list of files under the name of each file part. The lists are there without files too, and nothing in the JSON can
 * stand in for them.
 * @throws DomainError `too_large`, or `bad_request` for what cannot be read or takes too long to arrive.
 */
export async function readBody(request: Request, uploads?: Uploads): Promise<object> {
  if (uploads && isMultipart(request)) {
    const bytes = await readBytes(request, uploads.maxBytes, uploads.tooLarge)
    const form = await readForm(bytes, typeOf(request))
    const data = form.get('data') ?? '{}'
    if (typeof data !== 'string') throw unreadable()
    return withFiles(readJson(data), uploads, form)
  }
  // Anything else is what a form of a foreign page could send without asking.
  if (!/^application\/json\b/i.test(typeOf(request))) throw unreadable()
  const json = readJson(decode(await readBytes(request, MAX_JSON)))
  return uploads ? withFiles(json, uploads) : json
}

/** The fields of a form of ours that carries no files. @throws DomainError `too_large`, `bad_request`. */
export async function readFields(request: Request): Promise<FormData> {
  return readForm(await readBytes(request, MAX_FIELDS), typeOf(request))
}

function withFiles(json: object, { parts }: Uploads, form?: FormData): object {
  const isFile = (value: FormDataEntryValue) => typeof value !== 'string'
  return {
    ...json,
    ...Object.fromEntries(parts.map((part) => [part, form?.getAll(part).filter(isFile) ?? []])),
  }
}

/** Stops reading at the limit, whatever length was announced, and when it takes too long. */
async function readBytes(
  request: Request,
  maxBytes: number,
  sentence = 'Los datos enviados son demasiado grandes',
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new DomainError('too_large', sentence)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), bodyTimeoutMs(maxBytes))
  })
  try {
    const length = await Promise.race([fill(chunks, request, maxBytes, over.signal), late])
    if (length > maxBytes) throw tooLarge()
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
    // Whoever is too slow may send the rest, so that the answer arrives, but none of it is kept.
    over.abort()
    chunks.length = 0
  }
}

/** Reads until there is no more, or more than the limit; keeps nothing once it is over. @returns how many bytes came. */
async function fill(
  chunks: Uint8Array[],
  request: Request,
  maxBytes: number,
  over: AbortSignal,
): Promise<number> {
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) break
      if (!over.aborted) chunks.push(chunk)
    }
  } catch {
    throw unreadable()
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

/** Every call takes an object: anything else has no fields that could be wrong. */
function readJson(text: string): object {
  // The one character that Postgres cannot keep; nobody types it.
  if (text.includes('\\u0000')) throw unreadable()
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new DomainError('bad_request', REFUSALS[400])

const tooSlow = () =>
  new DomainError(
    'bad_request',
    'Los datos tardaron demasiado en llegar. Revisa tu conexión y vuelve a intentarlo.',
  )
