import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isDatabaseAway } from '@/lib/platform/database-outages'
import { bearerToken } from '@/lib/platform/http/bearer-token'
import { weakEtag } from '@/lib/platform/http/conditional'
import { processSingleton } from '@/lib/platform/process-singleton'
import { CACHE_STATE, OTHER_FORMS } from '@/server/next-internals/headers'
import type { PageEntry } from '@/server/page-cache/entry'
import type { RequestScope } from '@/server/page-cache/request-scope'
import { caches } from '@/server/page-cache/shared'
import { isCompressible } from '@/server/response/encoding'
import { type FinishedAnswer, finishAnswer, sendAnswer } from './finished-answer'

interface PageAnswer extends FinishedAnswer {
  /** Key of the page in the cache that has the body. */
  readonly key: string
  readonly version: number
  /** When the framework was last asked to. */
  renewedAt: number
}

/** Bytes of headers: those of about 10,000 addresses. */
const MAX_BYTES = 24 * 1024 ** 2
/** A page past its time is shown meanwhile; the framework may be asked again after so long. */
const RENEW_MS = 5000

/** Addresses without their query: pages in the cache do not depend on it, whatever it says. */
const answers = () =>
  processSingleton(
    'page answers',
    () =>
      new LRUCache<string, PageAnswer>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ headers }, path) => 1024 + path.length + 2 * headers.join().length,
      }),
  )

/** @returns false when the page is not in the cache, or has changed since. */
export function sendPage(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const answer = answers().get(path)
  if (!answer) return false
  const { pages } = caches()
  const entry = pages.current(answer.key)
  if (!entry?.compressed || entry.version !== answer.version || isDue(entry, answer)) return false
  pages.asked.hits += 1
  const bodies = compressedBodies(entry, entry.compressed.body)
  sendAnswer(request, response, answer, bodies, () => pages.resize(answer.key, entry))
  return true
}

const KEPT_STATES: unknown[] = ['HIT', 'MISS']

/** Keeps the headers of what the framework has just answered from the cache, or made for it. */
export function keepPage(path: string, response: ServerResponse, { page }: RequestScope): void {
  if (!page || !KEPT_STATES.includes(response.getHeader(CACHE_STATE)) || !isForEverybody(response)) return
  const entry = caches().pages.current(page.key)
  if (!entry?.compressed || entry.version !== page.version) return
  if ((entry.head.status ?? 200) !== response.statusCode) return
  if (!isCompressible(String(response.getHeader('content-type') ?? ''))) return
  const { hash } = entry.compressed
  answers().set(path, { ...finishAnswer(response, hash && weakEtag(hash)), ...page, renewedAt: 0 })
}

function isDue({ cacheControl, madeAt }: PageEntry, answer: PageAnswer): boolean {
  const seconds = cacheControl?.revalidate
  const now = Date.now()
  if (typeof seconds !== 'number' || now < madeAt + seconds * 1000) return false
  if (now < answer.renewedAt + RENEW_MS || isDatabaseAway()) return false
  answer.renewedAt = now
  return true
}

const compressedBodies = (entry: PageEntry, brotli: Buffer) => ({
  brotli,
  get gzip() {
    return entry.gzip
  },
  set gzip(bytes: Buffer | undefined) {
    entry.gzip = bytes
  },
})

/** Longer ones are noise: the longest page has a third of it. */
const MAX_PATH = 512

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** @returns null for a request that no finished page may answer. */
export function pathOf({ method, url = '', headers }: Asked): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  // Another form of the page, or for one person. A page has no parts: `Range` is ignored.
  for (const name of OTHER_FORMS) if (headers[name] !== undefined) return null
  if (bearerToken(headers.authorization ?? '') !== null) return null
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  return path.startsWith('/') && !path.startsWith('//') && path.length <= MAX_PATH ? path : null
}

/** Whether an answer is the same for everybody, as far as it can be seen. */
export function isForEverybody(response: ServerResponse): boolean {
  const { statusCode } = response
  return (statusCode === 200 || statusCode === 404) && !response.hasHeader('set-cookie')
}
