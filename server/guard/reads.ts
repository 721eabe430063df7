import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/platform/http/client-ip'
import {
  PAGE_COST,
  takeAccountReads,
  takeForm,
  takeMiss,
  takeReads,
  WHOLE_LIST_COST,
  waitAfterMisses,
  waitOfAccount,
} from '@/lib/platform/rate-limits/reads'
import { cookieValue, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { openToken } from '@/lib/platform/session/jwt'
import { CACHE_STATE } from '@/server/next-internals/headers'
import { decodedPath, isApiPath, isPage } from './addresses'

/** They depend on the query. */
const RENDERED = /^\/(?:searcher|buscar|foundations\/(?:mascotas|cerca)|sponsor|quizz)(?:\/|$)/
/** Ten thousand addresses each. */
const LONG_SITEMAP = /^\/sitemaps\/pets-/
const PERSONAL = /^\/(?:dashboard|admin)(?:\/|$)/
/** Up to ten thousand rows. */
const DOWNLOAD = /\/(?:csv|datos|exportar|errores)$/
const PAGE_TYPE = /^text\/(?:html|x-component)/

/**
 * Charges a page that the framework has to render, and a form posted to any; ask it after the answers that are kept. A page
 * that is kept from then on costs nothing; what was made for this request alone, or does not exist, is paid afterwards.
 * @returns 0, or the seconds until the page may be asked for again.
 */
export function chargePage(request: IncomingMessage, response: ServerResponse): number {
  const { method, url = '/' } = request
  if (method === 'POST' && !isApiPath(url)) return takeForm(clientIpOfRequest(request))
  if (!isPage(url)) return 0
  const path = decodedPath(url)
  // Paid by the account.
  if (PERSONAL.test(path) && sessionOf(request) !== undefined) return 0
  const clientIp = clientIpOfRequest(request)
  if (LONG_SITEMAP.test(path)) return takeReads(clientIp, WHOLE_LIST_COST)
  if (RENDERED.test(path)) return takeReads(clientIp, PAGE_COST)
  response.once('close', () => {
    if (isMiss(response)) takeMiss(clientIp)
  })
  return waitAfterMisses(clientIp)
}

/**
 * Charges the account of a session for a page that is made for it; ask it right before. Other pages are paid
 * afterwards, where they turn out to be made for this request alone.
 * @returns 0, or the seconds until the account may ask again.
 */
export async function chargeAccount(request: IncomingMessage, response: ServerResponse): Promise<number> {
  const { method, url = '/' } = request
  const token = sessionOf(request)
  if (token === undefined || method === 'POST' || !isPage(url)) return 0
  const path = decodedPath(url)
  const isPersonal = PERSONAL.test(path)
  const clientIp = clientIpOfRequest(request)
  const claims = await openToken('cookie', token)
  if (!claims) return isPersonal ? takeMiss(clientIp) : 0
  const account = { id: claims.accountId, sessionVersion: claims.version, clientIp }
  if (isPersonal) return takeAccountReads(account, DOWNLOAD.test(path) ? WHOLE_LIST_COST : PAGE_COST)
  response.once('close', () => {
    if (isMiss(response)) takeAccountReads(account, PAGE_COST)
  })
  return waitOfAccount(account, PAGE_COST)
}

const sessionOf = ({ headers }: IncomingMessage) => cookieValue(headers.cookie ?? '', SESSION_COOKIE.name)

/** Also what its client did not wait for: unless it had no place yet, it is made all the same. */
function isMiss(response: ServerResponse): boolean {
  if (!response.writableFinished) return true
  const isPage = PAGE_TYPE.test(String(response.getHeader('content-type') ?? ''))
  return response.statusCode === 404 || (isPage && !response.hasHeader(CACHE_STATE))
}
