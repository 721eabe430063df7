import { DomainError } from '@/lib/errors'

/** Largest body without files (api-contract, rule 1.7). */
const MAX_JSON = 1_000_000

/** Largest body of a form with a few short fields. */
const MAX_FIELDS = 10_000

/** Which files a call takes: the names of their parts, and the largest whole body in bytes. */
export interface Uploads {
  parts: readonly string[]
  maxBytes: number
  /** What is said of a larger one, where the call can say it better. */
  tooLarge?: string
}

/**
 * The body of a request as a plain value: its JSON or, where files are taken, the JSON text of the part `data` with a
 * list of files under the name of each file part. The lists are there without files too, and nothing in the JSON can
 * stand in for them.
 * @throws DomainError `too_large`, or `bad_request` for what cannot be read.
 */
export async function readBody(request: Request, uploads?: Uploads): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (uploads && /^multipart\/form-data\b/i.test(type)) {
    const form = await readForm(await readBytes(request, uploads.maxBytes, uploads.tooLarge), type)
    const data = form.get('data') ?? '{}'
    if (typeof data !== 'string') throw unreadable()
    return withFiles(readJson(data), uploads, form)
  }
  // Anything else is what a form of a foreign page could send without asking.
  if (!/^application\/json\b/i.test(type)) throw unreadable()
  const json = readJson(decode(await readBytes(request, MAX_JSON)))
  return uploads ? withFiles(json, uploads) : json
}

/** The fields of a form of ours that carries no files. @throws DomainError `too_large`, `bad_request`. */
export async function readFields(request: Request): Promise<FormData> {
  return readForm(await readBytes(request, MAX_FIELDS), request.headers.get('content-type') ?? '')
}

function withFiles(json: unknown, { parts }: Uploads, form?: FormData): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw unreadable()
  const isFile = (value: FormDataEntryValue) => typeof value !== 'string'
  return {
    ...json,
    ...Object.fromEntries(parts.map((part) => [part, form?.getAll(part).filter(isFile) ?? []])),
  }
}

/** Stops reading at the limit, whatever length was announced. */
async function readBytes(
  request: Request,
  maxBytes: number,
  sentence = 'Los datos enviados son demasiado grandes',
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new DomainError('too_large', sentence)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) break
      chunks.push(chunk)
    }
  } catch {
    throw unreadable()
  }
  if (length > maxBytes) throw tooLarge()
  return new Uint8Array(Buffer.concat(chunks))
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

function readJson(text: string): unknown {
  // The one character that Postgres cannot keep; nobody types it.
  if (text.includes('\\u0000')) throw unreadable()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new DomainError('bad_request', 'No pudimos leer los datos enviados')
