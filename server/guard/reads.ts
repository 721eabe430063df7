import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/platform/http/client-ip'
import { chargeMiss, PAGE_COST, takeForm, takeReads, waitAfterMisses } from '@/lib/platform/rate-limits/reads'
import { CACHE_STATE } from '@/server/next-internals/headers'
import { decodedPath, isApiPath, isPublicPage } from './addresses'

/** They depend on the query. */
const RENDERED = /^\/(?:searcher|buscar|foundations\/mascotas|sponsor|quizz)(?:\/|$)/
const PAGE_TYPE = /^text\/(?:html|x-component)/

/**
 * Charges a page that the framework has to render, and a form posted to any; ask it after the answers that are kept. A page
 * that is kept from then on costs nothing; what was made for this request alone, or does not exist, is paid afterwards.
 * @returns 0, or the seconds until the page may be asked for again.
 */
export function chargePage(request: IncomingMessage, response: ServerResponse): number {
  const { method, url = '/' } = request
  if (method === 'POST' && !isApiPath(url)) return takeForm(clientIpOfRequest(request))
  if (!isPublicPage(url)) return 0
  const clientIp = clientIpOfRequest(request)
  if (RENDERED.test(decodedPath(url))) return takeReads(clientIp, PAGE_COST)
  response.once('finish', () => {
    if (isMiss(response)) chargeMiss(clientIp)
  })
  return waitAfterMisses(clientIp)
}

function isMiss(response: ServerResponse): boolean {
  const isPage = PAGE_TYPE.test(String(response.getHeader('content-type') ?? ''))
  return response.statusCode === 404 || (isPage && !response.hasHeader(CACHE_STATE))
}
