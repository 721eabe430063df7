import { boundaryOf, measureForm } from './multipart'
import { readMultipart } from './multipart-form'
import { readBytes, tooLarge, unreadable } from './read-bytes'
import { type Arrived, withWebhookBudget } from './upload-budget'

/** Our longest, a pet with its story, has a fifth of it. */
const MAX_JSON_BYTES = 64 * 1024
/** Keys and entries: each may become an error of its own. */
const MAX_JSON_VALUES = 2_000
const MAX_FIELDS_BYTES = 10_000
/** Providers name no limit; events of payments have some kilobytes. */
const MAX_WEBHOOK_BYTES = 1_000_000
/** Servers send them, and none gets as long itself. */
const WEBHOOK_TIMEOUT_MS = 15_000
/** `data`, eight photos, and what clients add: each costs the parser more than the one before, an empty file too. */
const MAX_PARTS = 100

export interface Uploads {
  parts: readonly string[]
  maxBytes: number
  tooLarge?: string
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''
export const isMultipart = (request: Request) => /^multipart\/form-data\b/i.test(typeOf(request))

interface Sending {
  arrived?: Arrived
  /** The address: it may have a few bodies without files on their way. */
  sender?: string
}

/**
 * JSON, or multipart with JSON in `data` and files per field.
 * @throws DomainError too_large, bad_request; TooManyRequests; what `arrived` throws.
 */
export async function readBody(
  request: Request,
  uploads?: Uploads,
  { arrived, sender }: Sending = {},
): Promise<object> {
  if (uploads && isMultipart(request)) {
    const form = await readForm(request, await readBytes(request, { ...uploads, arrived }))
    const data = form.get('data') ?? '{}'
    if (typeof data !== 'string') throw unreadable()
    if (data.length > MAX_JSON_BYTES) throw tooLarge()
    return withFiles(readJson(data), uploads, form)
  }
  // Other types can be sent cross-origin without a CORS preflight.
  if (!/^application\/json\b/i.test(typeOf(request))) throw unreadable()
  const json = readJson(decode(await readBytes(request, { maxBytes: MAX_JSON_BYTES, arrived, sender })))
  return uploads ? withFiles(json, uploads) : json
}

export async function readFields(request: Request): Promise<FormData> {
  return readForm(request, await readBytes(request, { maxBytes: MAX_FIELDS_BYTES }))
}

/** The body of a webhook, of whoever sends one. @throws DomainError as `readBody`. */
export const readRaw = (request: Request, clientIp: string): Promise<Buffer> =>
  withWebhookBudget(clientIp, (arrived) =>
    readBytes(request, { maxBytes: MAX_WEBHOOK_BYTES, timeoutMs: WEBHOOK_TIMEOUT_MS, arrived }),
  )

function withFiles(json: object, { parts }: Uploads, form?: FormData): object {
  const isFile = (value: FormDataEntryValue) => typeof value !== 'string'
  return {
    ...json,
    ...Object.fromEntries(parts.map((part) => [part, form?.getAll(part).filter(isFile) ?? []])),
  }
}

async function readForm(request: Request, bytes: Buffer<ArrayBuffer>): Promise<FormData> {
  const type = typeOf(request)
  if (isMultipart(request)) {
    const boundary = boundaryOf(type)
    if (boundary === null) throw unreadable()
    if (measureForm(bytes, type, MAX_PARTS).parts > MAX_PARTS) throw tooLarge()
    const form = readMultipart(bytes, boundary)
    if (form === null) throw unreadable()
    return form
  }
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
