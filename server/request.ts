import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { stampPeer } from '@/lib/platform/http/client-ip'
import { logError, logFact } from '@/lib/platform/log'
import { finishNext, sendFinished } from './answers/answer-from-cache'
import type { ClientFaultFilter } from './client-faults'
import { isTooLong, resolveTarget, withPossibleId } from './guard/addresses'
import { allowSilence, isPipelinedTooFar } from './guard/connections'
import { formPostGuard } from './guard/form-posts'
import { judgeMethod } from './guard/methods'
import { isWithinRequest } from './guard/own-requests'
import { chargePage } from './guard/reads'
import { refuse, refuseBusy, refuseReads } from './guard/refuse'
import { limitRenders } from './guard/renders'
import { answerHealth } from './health'
import type { Framework } from './next-internals/start'
import { observeRequest } from './observe-request'
import { requestScope } from './page-cache/request-scope'
import { completeResponse } from './response/complete-response'

/** Listener for a server: what can be answered without the framework is, then the framework is asked. */
export function answerWith(framework: Framework['handle'], refuseFaults: ClientFaultFilter = () => false) {
  const judgePost = formPostGuard()
  const renderSoon = limitRenders()
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isPipelinedTooFar(request, response)) return
    const target = request.url ?? '/'
    const url = withPossibleId(resolveTarget(target))
    request.url = url
    if (answerHealth(url, response)) return
    observeRequest(request, response)
    const isLong = isTooLong(target)
    // Most requests end here: before anything that only the framework needs.
    if (!isLong && sendFinished(request, response)) return
    // The framework would write a nonce from it into a page that everybody gets.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    stampPeer(request)
    const isWithin = isWithinRequest(request)
    noticeProxy(request)
    if (url.startsWith('/api/cron/')) allowSilence(request)
    requestScope.run({ id: randomUUID().slice(0, 13), startedAt: Date.now() }, () => {
      const refusal = isLong ? 414 : (judgeMethod(request) ?? judgePost(request, response))
      if (refusal) {
        refuse(request, response, refusal)
        return
      }
      if (refuseFaults(request, response)) return
      const waitSeconds = isWithin ? 0 : chargePage(request, response)
      if (waitSeconds > 0) {
        refuseReads(request, response, waitSeconds)
        return
      }
      const render = async () => {
        finishNext(request, response)
        completeResponse(request, response)
        await framework(request, response).catch((error: unknown) => {
          logError(`${request.method} ${url.split('?', 1)[0]}`, error)
          if (!response.headersSent) response.statusCode = 500
          response.end()
        })
      }
      if (isWithin) void render()
      else renderSoon({ request, response, render, refuse: () => refuseBusy(request, response) })
    })
  }
}

let hasNoticedProxy = false

/** Says once that visitors may share their limits: a proxy in front is not trusted, so its address counts as theirs. */
function noticeProxy({ headers }: IncomingMessage): void {
  if (hasNoticedProxy || env.TRUSTED_PROXY_HOPS > 0 || env.TRUSTED_PROXIES !== undefined) return
  if (headers['x-forwarded-for'] === undefined) return
  hasNoticedProxy = true
  logFact('forwarded_by_untrusted_proxy', { set: 'TRUSTED_PROXY_HOPS or TRUSTED_PROXIES' })
}
