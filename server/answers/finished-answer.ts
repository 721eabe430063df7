import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersOf, judgeConditions } from '@/lib/platform/http/conditional'
import { CACHE_STATE } from '@/server/next-internals/headers'
import { compress, type Encoding, fromBrotli } from '@/server/page-cache/bodies'
import { chooseEncoding } from '@/server/response/encoding'

export interface Bodies {
  readonly brotli: Buffer
  gzip?: Buffer
}

export interface FinishedAnswer {
  readonly status: number
  /** Names and values in turn, those of the encoding left out. */
  readonly headers: readonly string[]
  /** What a 304 repeats of them (RFC 9110, section 15.4.5). */
  readonly headersOf304: readonly string[]
  /** Weak, as it is the same in every encoding; null where nobody may keep the page. */
  readonly etag: string | null
}

/** Headers of one connection or moment, or written anew for every answer. */
const NOT_REPEATED =
  /^(connection|keep-alive|date|transfer-encoding|content-(length|encoding)|etag|set-cookie|x-request-id)$/
const REPEATED_IN_304 = /^(cache-control|vary)$/

/** @param etag weak, of the plain body; null where nobody may keep the page. */
export function finishAnswer(response: ServerResponse, etag: string | null): FinishedAnswer {
  const given = Object.entries(response.getHeaders()).flatMap(([name, value]): [string, string][] =>
    value === undefined || NOT_REPEATED.test(name)
      ? []
      : [[name, name === CACHE_STATE ? 'HIT' : String(value)]],
  )
  const all: [string, string][] = etag ? [...given, ['etag', etag]] : given
  return {
    status: response.statusCode,
    headers: all.flat(),
    headersOf304: all.filter(([name]) => name === 'etag' || REPEATED_IN_304.test(name)).flat(),
    etag,
  }
}

/** Of who asked on a condition: a cache that does not know it would give this to everybody. */
const CONDITION_FAILED = ['cache-control', 'no-store', 'content-length', '0']

/** With the body in an encoding that the client accepts; 304 or 412 where the client asks for it. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  bodies: Bodies,
  onGrown: () => void,
): void {
  const { status, headers, headersOf304, etag } = answer
  const condition = status === 200 ? judgeConditions(headersOf(request), etag) : 200
  if (condition === 304) {
    response.writeHead(304, [...headersOf304]).end()
    return
  }
  if (condition === 412) {
    response.writeHead(412, CONDITION_FAILED).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const send = (body: Buffer) => {
    const ofEncoding = encoding ? ['content-encoding', encoding] : []
    response.writeHead(status, [...headers, ...ofEncoding, 'content-length', String(body.length)])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const ready = encoding === 'br' ? bodies.brotli : encoding === 'gzip' ? bodies.gzip : undefined
  if (ready) {
    send(ready)
    return
  }
  const made = encoding === 'gzip' ? gzipped(bodies, onGrown) : fromBrotli(bodies.brotli)
  made.then(send).catch((error: Error) => response.destroy(error))
}

async function gzipped(bodies: Bodies, onGrown: () => void): Promise<Buffer> {
  const compressed = await compress(await fromBrotli(bodies.brotli), 'gzip', 'page')
  bodies.gzip = compressed
  onGrown()
  return compressed
}

const MAX_CHOICES = 200
const choices = new Map<string, Encoding | null>()

/** Browsers send few different headers; each is parsed once. */
function encodingFor(header = ''): Encoding | null {
  const known = choices.get(header)
  if (known !== undefined) return known
  const encoding = chooseEncoding(header)
  if (choices.size < MAX_CHOICES) choices.set(header, encoding)
  return encoding
}
