import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { LoopbackServer } from '@/tests/support/loopback'

/** Names the store `tests`, which is a private one. */
export const BLOB_TOKEN = 'vercel_blob_rw_tests_secret'
/** Where the client looks for files, by its token. */
export const BLOB_OBJECTS = 'https://tests.private.blob.vercel-storage.com'

interface Blob {
  bytes: Buffer
  contentType: string
  cacheControl: string
}
interface Answer {
  status: number
  body: unknown
}

/**
 * A private store that speaks Vercel Blob's protocol on this machine: `PUT /?pathname=`, `GET /?url=` and `POST /delete`
 * with a bearer token, and the files themselves, which no one gets without the token. The client takes the address of
 * the service from the environment, but that of the files from the token: `start` leads those requests here.
 */
export class BlobServer extends LoopbackServer {
  /** Every file by its path. */
  readonly files = new Map<string, Blob>()
  /** 'healthy' or the status every request is answered with; or no answer at all. */
  behaviour: 'healthy' | 'silent' | number = 'healthy'
  /** How many requests came in. */
  requests = 0
  #before: Dispatcher | null = null

  constructor() {
    super((request, response) => this.#receive(request, response))
  }

  override async start(): Promise<this> {
    await super.start()
    process.env.VERCEL_BLOB_API_URL = this.url
    this.#before = getGlobalDispatcher()
    const lead = (dispatch: Dispatcher['dispatch']): Dispatcher['dispatch'] => {
      return (options, handler) =>
        String(options.origin) === BLOB_OBJECTS
          ? dispatch({ ...options, origin: this.url, path: `/objects${options.path}` }, handler)
          : dispatch(options, handler)
    }
    setGlobalDispatcher(this.#before.compose(lead))
    return this
  }

  override async stop(): Promise<void> {
    if (this.#before) setGlobalDispatcher(this.#before)
    delete process.env.VERCEL_BLOB_API_URL
    await super.stop()
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (this.behaviour === 'silent') return
    const url = new URL(request.url ?? '/', this.url)
    const isKnown = request.headers.authorization === `Bearer ${BLOB_TOKEN}`
    if (this.behaviour !== 'healthy')
      return send(response, failure(this.behaviour, 'internal_server_error', 'Trouble'))
    if (!isKnown) return send(response, failure(403, 'forbidden', 'Access denied'))
    if (url.pathname.startsWith('/objects/')) return this.#give(url, response)
    send(response, this.#answer(request, url, Buffer.concat(chunks)))
  }

  #give(url: URL, response: ServerResponse): void {
    const blob = this.files.get(decodeURIComponent(url.pathname.slice('/objects/'.length)))
    if (blob) {
      response.writeHead(200, { 'content-type': blob.contentType, 'cache-control': blob.cacheControl })
      response.end(blob.bytes)
    } else send(response, failure(404, 'not_found', 'The requested blob does not exist'))
  }

  #answer(request: IncomingMessage, url: URL, body: Buffer): Answer {
    if (request.method === 'PUT') return this.#put(request, url.searchParams.get('pathname') ?? '', body)
    if (request.method === 'POST' && url.pathname === '/delete') {
      const { urls } = JSON.parse(body.toString()) as { urls: string[] }
      for (const one of urls) this.files.delete(pathOf(one))
      return { status: 200, body: null }
    }
    const path = pathOf(url.searchParams.get('url') ?? '')
    const blob = this.files.get(path)
    if (request.method !== 'GET' || !blob)
      return failure(404, 'not_found', 'The requested blob does not exist')
    const about = { size: blob.bytes.length, uploadedAt: new Date().toISOString(), ...described(path, blob) }
    return { status: 200, body: { ...about, cacheControl: blob.cacheControl } }
  }

  #put({ headers }: IncomingMessage, path: string, bytes: Buffer): Answer {
    const bad = (message: string) => failure(400, 'bad_request', message)
    if (path === '') return bad('pathname is required')
    if (headers['x-vercel-blob-access'] !== 'private')
      return bad('Cannot use public access on a private store. The store is configured with private access.')
    if (this.files.has(path) && headers['x-allow-overwrite'] !== '1')
      return bad('This blob already exists, use `allowOverwrite: true` if you want to overwrite it.')
    const contentType = String(headers['x-content-type'] ?? 'application/octet-stream')
    const cacheControl = `public, max-age=${headers['x-cache-control-max-age'] ?? 2_592_000}`
    const stored = headers['x-add-random-suffix'] === '1' ? `${path}-${Date.now()}` : path
    const blob = { bytes, contentType, cacheControl }
    this.files.set(stored, blob)
    return { status: 200, body: described(stored, blob) }
  }
}

const pathOf = (urlOrPath: string) =>
  urlOrPath.startsWith('https://') ? new URL(urlOrPath).pathname.slice(1) : urlOrPath

function described(pathname: string, { bytes, contentType }: Blob) {
  const url = `${BLOB_OBJECTS}/${pathname}`
  return {
    url,
    downloadUrl: `${url}?download=1`,
    pathname,
    contentType,
    contentDisposition: `inline; filename="${pathname.split('/').at(-1)}"`,
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  }
}

const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
})

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
