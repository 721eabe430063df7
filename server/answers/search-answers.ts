import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { env } from '@/lib/platform/env'
import { weakEtag } from '@/lib/platform/http/conditional'
import { logError } from '@/lib/platform/log'
import { PLACE_COOKIE, placeOf } from '@/lib/platform/place-cookie'
import { processSingleton } from '@/lib/platform/process-singleton'
import { cookieValue, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { ENGINE_LAG_MS, SEARCH_TAGS } from '@/lib/search/engine'
import { PARAM_NAMES } from '@/lib/search/url/param-names'
import { MINUTE_MS } from '@/lib/text/durations'
import { compress, hashBody } from '@/server/page-cache/bodies'
import type { RequestScope } from '@/server/page-cache/request-scope'
import { setBufferedHeader } from '@/server/response/buffered-body'
import { type Bodies, type FinishedAnswer, finishAnswer, sendAnswer } from './finished-answer'

interface SearchAnswer extends FinishedAnswer {
  readonly bodies: Bodies
  readonly startedAt: number
}

const MAX_BYTES = 16 * 1024 ** 2
const MAX_AGE_MS = MINUTE_MS
const MAX_URL = 300
/** Longest list of the API that is kept: a whole one takes some megabytes, and is asked for by few. */
const MAX_LIST_BYTES = 256 * 1024

/** In place of the framework's `no-store`, which it says of every page with a query: nothing here is personal. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** Searches, and the sitemaps of ten thousand pets each. */
const KEPT = /^\/(?:searcher\/|sitemaps\/pets-\d{1,6}\.xml$)/
/** What the API answers to those who have no session. */
const KEPT_LISTS = /^\/api\/v1\.0\/(?:pets(?:\/user\/\d+)?|fundations)\/?(?:\?|$)/
/** Searches that are not kept: of one visitor (a position), or of too many kinds (words). */
const UNKEPT = new RegExp(
  `[?&](${PARAM_NAMES.lat}|${PARAM_NAMES.lng}|${PARAM_NAMES.text}|${PARAM_NAMES.typed})=`,
)

const answers = () =>
  processSingleton(
    'search answers',
    () =>
      new LRUCache<string, SearchAnswer>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ bodies, headers }) =>
          2048 + bodies.brotli.length + (bodies.gzip?.length ?? 0) + 2 * headers.join().length,
      }),
  )

/**
 * A list of all places leads those who have chosen one to it, which `loadSearch` decides: none that is kept for the others
 * may answer them.
 */
const OF_ALL_PLACES = /^\/searcher\/(?:[^/?]+|pet\/[^/?]+\/sub)(?:\?|$)/

function mayOpenElsewhere({ url = '', headers: { cookie } }: IncomingMessage): boolean {
  if (cookie === undefined || !OF_ALL_PLACES.test(url)) return false
  return placeOf(cookieValue(cookie, PLACE_COOKIE)) !== null
}

/**
 * @returns false when the search or list was not asked for within a minute, a pet has changed since, or the visitor is to
 * be led to another
 */
export function sendSearch(request: IncomingMessage, response: ServerResponse): boolean {
  const key = keyOf(request)
  if (key === null || mayOpenElsewhere(request)) return false
  const answer = answers().get(key)
  if (!answer || !isCurrent(answer.startedAt)) return false
  sendAnswer(request, response, answer, answer.bodies, () => {
    if (answers().peek(key) !== answer) return
    answers().delete(key)
    answers().set(key, answer)
  })
  return true
}

/**
 * Asks for the body of a search page, sitemap or list of the API, to keep it. One at an address that is not canonical
 * redirects: it has no 200.
 */
export function keepSearch(request: IncomingMessage, response: ServerResponse, scope: RequestScope): void {
  const key = keyOf(request)
  if (key === null) return
  scope.takeBody = (plain) => {
    const type = String(response.getHeader('content-type') ?? '')
    if (response.statusCode !== 200 || response.hasHeader('set-cookie') || !KEPT_TYPES.test(type))
      return undefined
    if (type.startsWith('text/html')) setBufferedHeader(response, 'Cache-Control', ALWAYS_ASK)
    const isList = type.startsWith('application/json')
    if (isList && plain.length > MAX_LIST_BYTES) return undefined
    const given = response.getHeader('etag')
    const etag = isList && typeof given === 'string' ? given : weakEtag(hashBody(plain))
    const answer = finishAnswer(response, etag)
    setBufferedHeader(response, 'ETag', etag)
    let brotli: Promise<Buffer> | undefined
    const compressOnce = () => {
      brotli ??= compress(plain, 'br', 'search')
      return brotli
    }
    response.once('finish', () => keep(key, compressOnce, answer, scope.startedAt))
    return compressOnce
  }
}

async function keep(
  key: string,
  compressed: () => Promise<Buffer>,
  answer: FinishedAnswer,
  startedAt: number,
): Promise<void> {
  try {
    const brotli = await compressed()
    if (isCurrent(startedAt)) answers().set(key, { ...answer, bodies: { brotli }, startedAt })
  } catch (error) {
    logError('search answer', error)
  }
}

const KEPT_TYPES = /^(?:text\/html|application\/(?:xml|json))/

/** @returns null for a request whose answer is not kept. */
function keyOf({ url = '', headers }: IncomingMessage): string | null {
  if (url.length > MAX_URL || UNKEPT.test(url)) return null
  if (KEPT.test(url)) return url
  if (!KEPT_LISTS.test(url) || cookieValue(headers.cookie ?? '', SESSION_COOKIE.name) !== undefined)
    return null
  // CORS headers name the origin.
  const origin = env.API_CORS_ORIGINS.find((allowed) => allowed === headers.origin) ?? ''
  return `${origin} ${url}`
}

const isCurrent = (startedAt: number) =>
  Date.now() - startedAt < MAX_AGE_MS && !tagMoments.expiredSince(SEARCH_TAGS, startedAt - ENGINE_LAG_MS)
