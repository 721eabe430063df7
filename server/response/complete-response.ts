import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersOf, judgeConditions, weakEtag } from '@/lib/platform/http/conditional'
import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { logFact } from '@/lib/platform/log'
import { isOff } from '@/server/next-internals/fit'
import { ACTION_GONE } from '@/server/next-internals/headers'
import { INLINE_SCRIPTS } from '@/server/next-internals/inline-scripts'
import { LATE_SCRIPTS, withLateScripts } from '@/server/next-internals/late-scripts'
import { compress, type Encoding, hashBody } from '@/server/page-cache/bodies'
import type { CompressedBodies } from '@/server/page-cache/entry'
import { requestScope } from '@/server/page-cache/request-scope'
import { bufferBody, type Complete, setBufferedHeader } from './buffered-body'
import { chooseEncoding, isCompressible, MIN_COMPRESSED_BYTES } from './encoding'
import {
  answerTooLong,
  answerUnavailable,
  isReadByPeople,
  outdatedFormPage,
  withNoticeIfEmpty,
} from './own-answer'
import { scriptPolicy, withScriptSources } from './script-policy'

/** Several times the longest page with a form. */
const MAX_ANSWER_TO_FORM_BYTES = 2 * 1024 * 1024
const ASSET = /^\/_next\/static(\/[\w~-][\w.~-]*)+$/
/** Compressed files of the build, by encoding and path as the build writes it: a closed set of some megabytes. */
const compressedAssets = new Map<string, Buffer>()

/**
 * Gives a page the policy of its scripts, and what can be compressed an encoding; other bodies pass as they come. Where a page
 * answers a form by a redirect, that is 303.
 * @returns settles when nothing is left to be done but to send the answer. Never rejects, nor ever settles where the
 *   framework does not answer.
 */
export function completeResponse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?', 1)[0] ?? ''
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  // Of a page `HEAD` says what `GET` says, the hashes of its scripts included. Below `/api` there are writes by `GET`.
  const isHead = request.method === 'HEAD'
  if (isHead && !path.startsWith('/api/')) {
    request.method = 'GET'
    // A part is only for GET (RFC 9110, section 14.2).
    delete request.headers.range
  }
  const hasBody = request.method !== 'HEAD'

  const scope = requestScope.getStore()
  const isForm = request.method === 'POST' && !path.startsWith('/api/')

  const named: Complete = async (body) => {
    const condition = conditionOf(request, response, body)
    if (condition !== 200) return withoutBody(response, condition)
    setBufferedHeader(response, 'Content-Length', body.length)
    return body
  }
  const begin = (): Complete | null => {
    // A rendered redirect keeps the method: a browser without scripts would send the form again, to where it leads.
    if (isForm && response.statusCode === 307 && !request.headers['next-action']) response.statusCode = 303
    if (response.statusCode === 500 && scope?.isDatabaseAway) return answerUnavailable(response, hasBody)
    if (response.hasHeader(ACTION_GONE) && isReadByPeople(request)) {
      setBufferedHeader(response, 'Content-Type', HTML_CONTENT_TYPE)
      applyScriptSources(response, "'self'")
      return async () => {
        const page = outdatedFormPage()
        setBufferedHeader(response, 'Content-Length', page.length)
        return page
      }
    }
    if (scope?.contentLength !== undefined && !hasNoBody(response.statusCode))
      setBufferedHeader(response, 'Content-Length', scope.contentLength)
    const type = String(response.getHeader('content-type') ?? '')
    const isPage = type.startsWith('text/html')
    if (!isPage) applyScriptSources(response, "'self'")
    if (response.hasHeader('content-encoding')) return null
    if (!isCompressible(type)) return isNameless(response) ? named : null
    addVary(response)
    if (!hasBody) dropCompressedLength(response, encoding)
    if (!hasBody || hasNoBody(response.statusCode)) return null
    return async (given) => {
      const body = isPage ? lateScriptsOf(withNoticeIfEmpty(given, response.statusCode, isForm)) : given
      if (isPage && !isOff(INLINE_SCRIPTS)) applyScriptSources(response, readScriptSources(body, path))
      const compressKept = scope?.takeBody?.(body)
      const condition = conditionOf(request, response, body)
      if (condition !== 200) {
        if (condition === 304) {
          await compressedForCache(body)
          scope?.keepPage?.()
        }
        return withoutBody(response, condition)
      }
      const isWorth = body.length >= MIN_COMPRESSED_BYTES && response.statusCode !== 206
      if (!encoding || !isWorth) {
        setBufferedHeader(response, 'Content-Length', body.length)
        return body
      }
      const sent = await compressBody(body, { encoding, path, response, compressKept })
      setBufferedHeader(response, 'Content-Length', sent.length)
      return sent
    }
  }
  const tooLong = () => answerTooLong(request, response)
  const bound = isForm ? { maxBytes: MAX_ANSWER_TO_FORM_BYTES, tooLong } : undefined
  return new Promise((made) => bufferBody(response, begin, made, bound))
}

/** Gives what everybody may keep an `ETag`, and compares it with what the client has. */
function conditionOf(request: IncomingMessage, response: ServerResponse, body: Buffer): 200 | 304 | 412 {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (response.statusCode !== 200 || !isRead || response.hasHeader('set-cookie')) return 200
  const lifetime = String(response.getHeader('cache-control') ?? '')
  if (/\bpublic\b/.test(lifetime) && !response.hasHeader('etag'))
    setBufferedHeader(response, 'ETag', weakEtag(hashBody(body)))
  const etag = response.getHeader('etag')
  return judgeConditions(headersOf(request), typeof etag === 'string' ? etag : null)
}

/** The site's icons, which the framework sends like pages, in some kilobytes: its own pictures say their length. */
const isNameless = (response: ServerResponse) =>
  response.statusCode === 200 &&
  /\bpublic\b/.test(String(response.getHeader('cache-control') ?? '')) &&
  !response.hasHeader('etag') &&
  !response.hasHeader('content-length')

function withoutBody(response: ServerResponse, status: 304 | 412): Buffer {
  response.statusCode = status
  for (const name of ['content-type', 'content-security-policy']) response.removeHeader(name)
  if (status === 412) {
    response.removeHeader('etag')
    setBufferedHeader(response, 'Content-Length', 0)
    // A cache that does not know the condition would give it to everybody.
    setBufferedHeader(response, 'Cache-Control', 'no-store')
  }
  return Buffer.alloc(0)
}

/** `HEAD` must not name another length than `GET` has. */
function dropCompressedLength(response: ServerResponse, encoding: Encoding | null): void {
  const isSentWhole = Number(response.getHeader('content-length')) < MIN_COMPRESSED_BYTES
  if (encoding && !isSentWhole) response.removeHeader('content-length')
}

const hasNoBody = (status: number) => status === 204 || status === 304

/** Without the header in a 304: it would replace the one that the browser keeps with the page. */
function applyScriptSources(response: ServerResponse, sources: string): void {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  if (response.statusCode === 304) response.removeHeader('content-security-policy')
  else setBufferedHeader(response, 'Content-Security-Policy', withScriptSources(policy, sources))
}

/** A page that comes from the page cache is such a one already; what was made for it has been changed for the cache. */
function lateScriptsOf(page: Buffer): Buffer {
  if (isOff(LATE_SCRIPTS)) return page
  const html = page.toString()
  const made = requestScope.getStore()?.made
  const late = made && html === made.given ? made.sent : withLateScripts(html)
  return late === null || late === html ? page : Buffer.from(late)
}

function readScriptSources(body: Buffer, path: string): string {
  const { sources, refused } = scriptPolicy(body.toString())
  reportScripts(refused, path)
  return sources
}

const MAX_REPORTED = 100
const reported = new Set<string>()

/** Says once of each script that it may not run; of the path the start, as the rest may be a secret. */
function reportScripts(refused: readonly string[], path: string): void {
  for (const hash of refused) {
    if (reported.has(hash) || reported.size >= MAX_REPORTED) continue
    reported.add(hash)
    logFact('inline_script_refused', { page: `/${path.split('/')[1]}`, hash })
  }
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '')
  if (/\baccept-encoding\b|\*/i.test(vary)) return
  setBufferedHeader(response, 'Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
}

interface Compression {
  encoding: Encoding
  path: string
  response: ServerResponse
  /** Compresses a body that is kept: once, for the cache and this answer. */
  compressKept: (() => Promise<Buffer>) | undefined
}

async function compressBody(
  body: Buffer,
  { encoding, path, response, compressKept }: Compression,
): Promise<Buffer> {
  setBufferedHeader(response, 'Content-Encoding', encoding)
  const etag = response.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) setBufferedHeader(response, 'ETag', `W/${etag}`)
  const made = encoding === 'br' ? await compressedForCache(body) : null
  if (made) {
    setBufferedHeader(response, 'ETag', weakEtag(made.hash))
    return made.body
  }
  if (encoding === 'br' && compressKept) return compressKept()
  const isAsset = ASSET.test(path) && response.statusCode === 200
  if (!isAsset) return compress(body, encoding, 'once')
  const key = `${encoding} ${path}`
  const compressed = compressedAssets.get(key) ?? (await compress(body, encoding, 'asset'))
  compressedAssets.set(key, compressed)
  return compressed
}

/** @returns the Brotli stream that the page cache has made of this very body, so that it is compressed once. */
async function compressedForCache(body: Buffer): Promise<CompressedBodies | null> {
  const scope = requestScope.getStore()
  if (!scope?.made) return null
  const { key, entry } = scope.made
  await entry.compressing
  if (!entry.compressed || entry.compressed.hash !== hashBody(body)) return null
  scope.page = { key, version: entry.version }
  return entry.compressed
}
