import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { headersOf, requestedRange } from '@/lib/platform/http/conditional'
import { decodedPath } from './guard/request-url'
import { through } from './next-internals/fit'
import { ROUTER_STATE, routerStateReader } from './next-internals/headers'
import type { Installed } from './next-internals/way-in'
import { requestScope } from './page-cache/request-scope'
import { sendOwn } from './response/own-answer'

/** What the framework would answer with 500 though the client is at fault. @returns whether it is answered already. */
export type ClientFaultFilter = (request: IncomingMessage, response: ServerResponse) => boolean

/** @param dir folder of the standalone build, with the files of `public` */
export function filterClientFaults(dir: string, framework: Installed): ClientFaultFilter {
  const sizes = publicFiles(dir)
  const isStateReadable = through(ROUTER_STATE, framework, () => routerStateReader(framework)) ?? (() => true)
  return (request, response) => {
    const { method, url = '' } = request
    if (
      !(url.startsWith('/') || URL.canParse(url)) ||
      !isStateReadable(request.headers['next-router-state-tree'])
    ) {
      return refuse(response, 400)
    }
    const [file = ''] = url.split('?')
    const size = sizes.get(file)
    if (file.startsWith('/_next/static/') || size !== undefined) {
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
      const part = size === undefined ? 'whole' : requestedRange(headersOf(request), size, null)
      if (part === 'unsatisfiable' && method === 'GET') {
        sendOwn(response, 416, '', { 'Content-Range': `bytes */${size}` })
        return true
      }
      for (const name of UNSUPPORTED_HEADERS) delete request.headers[name]
      if (typeof part === 'object' && method === 'GET')
        request.headers.range = `bytes=${part.start}-${part.end}`
    }
    if (method === 'POST') nameClientsFault(request, response)
    return false
  }
}

/** Node would close the connection of a `CONNECT` without an answer. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {})
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
}

/** A server may ignore them; where they do not fit the file, the framework fails at rendering a page for 412 and 416. */
const UNSUPPORTED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const

/** Their sizes. */
function publicFiles(dir: string): ReadonlyMap<string, number> {
  const folder = path.join(dir, 'public')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names.map((name) => [`/${name.split(path.sep).join('/')}`, statSync(path.join(folder, name)).size]),
  )
}

function refuse(response: ServerResponse, status: 400 | 405, headers: Record<string, string> = {}): true {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' }
  sendOwn(response, status, status === 400 ? 'Bad Request' : 'Method Not Allowed', { ...headers, ...type })
  return true
}

/**
 * Arguments of a server action that cannot be read: 400. Actions of ours catch what they throw themselves, so a 500 to a
 * request of the framework's router comes from reading it, unless the database is away; of a form without JavaScript,
 * `instrumentation.ts` says so. Endpoints are no actions, whatever their headers say.
 */
function nameClientsFault(request: IncomingMessage, response: ServerResponse): void {
  const scope = requestScope.getStore()
  const isEndpoint = decodedPath(request.url ?? '').startsWith('/api/')
  const isAction = request.headers['next-action'] !== undefined && !isEndpoint
  const isUnreadable = () => !scope?.isDatabaseAway && (isAction || scope?.isUnreadable === true)
  let status = response.statusCode
  // An accessor: other layers put the methods of a response back as they were.
  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    get: () => (status === 500 && isUnreadable() ? 400 : status),
    set: (given: number) => {
      status = given
    },
  })
}
