import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readinessAnswer, recentReadiness } from '@/lib/maintenance/readiness/recent'
import { env } from '@/lib/platform/env'
import { serverRole } from '@/lib/platform/host'
import { stampPeer } from '@/lib/platform/http/client-ip'
import { hostOf } from '@/lib/platform/http/site-origin'
import { logError, logFact, logInfo } from '@/lib/platform/log'
import { countRequest } from '@/lib/platform/metrics'
import { TOO_MANY_PAGES } from '@/lib/platform/rate-limits/reads'
import { cookieValue, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { finishNext, sendFinished } from './answers/answer-from-cache'
import type { ClientFaultFilter } from './client-faults'
import { allowSilence, isPipelinedTooFar, lingerOnClose } from './guard/connections'
import { admitForm, formPostGuard } from './guard/form-posts'
import { judgeMethod } from './guard/methods'
import { chargeMade, chargePage, waitOfIp } from './guard/reads'
import { refuse, refuseReads } from './guard/refuse'
import { limitRenders } from './guard/renders'
import { isTooLong, resolveTarget, withPossibleId } from './guard/request-url'
import type { Framework } from './next-internals/start'
import { requestScope } from './page-cache/request-scope'
import { completeResponse } from './response/complete-response'
import { sendOwn } from './response/own-answer'

/** Where more pages wait to be made than can be made soon. */
const BUSY_SECONDS = 5

/** Listener for a server: what can be answered without the framework is, then the framework is asked. */
export function answerWith(
  framework: Framework['handle'],
  refuseFaults: ClientFaultFilter = () => false,
  withinStamp: string = randomUUID(),
) {
  const judgePost = formPostGuard()
  const renderSoon = limitRenders()
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isPipelinedTooFar(request, response)) return
    const target = request.url ?? '/'
    const url = withPossibleId(resolveTarget(target))
    request.url = url
    if (answerHealth(url, response)) return
    observeRequest(request, response)
    lingerOnClose(request, response)
    const isLong = isTooLong(target)
    // Most requests end here: before anything that only the framework needs.
    if (!isLong && sendFinished(request, response)) return
    // The framework would write a nonce from it into a page that everybody gets.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    stampPeer(request)
    const { origin, host } = request.headers
    request.headers['x-forwarded-host'] = hostOf(origin, host)
    const isWithin = isWithinRequest(request, withinStamp)
    noticeProxy(request)
    if (url.startsWith('/api/cron/')) allowSilence(request)
    const mayReadReplica = mayMissChanges(request)
    requestScope.run({ id: randomUUID().slice(0, 13), startedAt: Date.now(), mayReadReplica }, () => {
      const refusal = isLong
        ? 414
        : (judgeMethod(request) ?? (isWithin ? null : judgePost(request, response)))
      if (refusal) {
        refuse(request, response, refusal)
        return
      }
      if (refuseFaults(request, response)) return
      const waitSeconds = isWithin ? 0 : chargePage(request)
      if (waitSeconds > 0) {
        refuseReads(request, response, waitSeconds)
        return
      }
      const render = async () => {
        const ipSeconds = waitOfIp(request)
        if (ipSeconds > 0) return refuseReads(request, response, ipSeconds)
        const seconds = await chargeMade(request, response)
        if (seconds > 0) refuse(request, response, 429, { sentence: TOO_MANY_PAGES, waitSeconds: seconds })
        else await answerByFramework(framework, request, response)
      }
      if (isWithin) void answerByFramework(framework, request, response)
      else
        renderSoon({
          request,
          response,
          render,
          refuse: () => refuse(request, response, 503, { waitSeconds: BUSY_SECONDS }),
          admit: (parts, textBytes) => admitForm(request, response, parts, textBytes),
        })
    })
  }
}

/** Somebody of whom we know nothing, only reading. */
const mayMissChanges = ({ method, headers: { cookie = '', authorization } }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  authorization === undefined &&
  cookieValue(cookie, SESSION_COOKIE.name) === undefined

/**
 * Until the answer is made. The framework's own promise waits for a client that reads slowly, and for ever for one that left
 * meanwhile. Never rejects.
 */
async function answerByFramework(
  framework: Framework['handle'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request
  const failed = (error: unknown) => {
    logError(`${method} ${url.split('?', 1)[0]}`, error)
    fail(response)
  }
  try {
    finishNext(request, response)
    const made = completeResponse(request, response)
    await Promise.race([framework(request, response).catch(failed), made])
  } catch (error) {
    failed(error)
  }
}

function fail(response: ServerResponse): void {
  try {
    if (response.headersSent) response.end()
    else sendOwn(response, 500, '', {})
  } catch {
    // What completes responses may be what failed.
    response.destroy()
  }
}

let hasNoticedProxy = false

/** A proxy in front that is not trusted counts as the visitor, so that all share their limits. */
function noticeProxy({ headers }: IncomingMessage): void {
  if (hasNoticedProxy || env.TRUSTED_PROXY_HOPS > 0 || env.TRUSTED_PROXIES !== undefined) return
  if (headers['x-forwarded-for'] === undefined) return
  hasNoticedProxy = true
  logFact('forwarded_by_untrusted_proxy', { set: 'TRUSTED_PROXY_HOPS or TRUSTED_PROXIES' })
}

/** Balancers ask `/api/salud`, which does not need the database: without it kept pages are still served. */
function answerHealth(url: string, response: ServerResponse): boolean {
  if (url !== '/api/salud' && url !== '/api/salud/listo') return false
  if (serverRole.isDraining) return sendJson(response, 503, { status: 'draining' })
  if (url === '/api/salud') return sendJson(response, 200, { status: 'ok' })
  const readiness = recentReadiness()
  if (!readiness) return false
  const { status, body } = readinessAnswer(readiness)
  return sendJson(response, status, body)
}

function sendJson(response: ServerResponse, status: number, body: object): true {
  sendOwn(response, status, JSON.stringify(body), { 'Content-Type': 'application/json' })
  return true
}

/** Counts and times the request, and with `LOG_REQUESTS=on` logs it once answered: its path without the query, no IP. */
export function observeRequest({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  response.once('close', () => {
    const milliseconds = performance.now() - started
    const { statusCode, writableFinished } = response
    countRequest(writableFinished ? statusCode : null, milliseconds / 1000)
    if (env.LOG_REQUESTS === 'off') return
    const [path = ''] = url.split('?')
    logInfo('request', {
      method,
      path: path.slice(0, 200),
      status: writableFinished ? statusCode : 0,
      ms: Math.round(milliseconds),
    })
  })
}

const WITHIN_HEADER = 'x-querencia-within'

/**
 * Whether the framework asks within a request that has a place, for the page after a form. Stamps the others: the framework
 * passes headers of a request on to what it asks for it.
 */
function isWithinRequest({ headers }: IncomingMessage, stamp: string): boolean {
  const isWithin = headers[WITHIN_HEADER] === stamp
  headers[WITHIN_HEADER] = stamp
  return isWithin
}
