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
import { decodedPath, isApiPath, isPage } from './request-url'

/** They depend on the query. */
const RENDERED = /^\/(?:searcher|buscar|foundations\/(?:mascotas|cerca)|sponsor|quizz)(?:\/|$)/
/** Ten thousand pages each. */
const LONG_SITEMAP = /^\/sitemaps\/pets-/
const PERSONAL = /^\/(?:dashboard|admin)(?:\/|$)/
/** All rows of somebody's list. */
const DOWNLOAD = /\/(?:csv|datos|exportar|errores)$/
const PAGE_TYPE = /^text\/(?:html|x-component)/

/**
 * Charges a page that depends on its query, a long sitemap, and a form posted to any page; ask it after the answers that are
 * kept. `chargeMade` charges the others. Neither throws, as `charge…` of lib does: whoever forgets the result limits nothing.
 * @returns 0, or the seconds until the page may be asked for again.
 */
export function chargePage(request: IncomingMessage): number {
  const { method, url = '/' } = request
  if (method === 'POST' && !isApiPath(url)) return takeForm(clientIpOfRequest(request))
  if (!isPage(url)) return 0
  const path = decodedPath(url)
  if (payerOf(request, path) !== 'ip') return waitOfIp(request)
  return takeReads(clientIpOfRequest(request), LONG_SITEMAP.test(path) ? WHOLE_LIST_COST : PAGE_COST)
}

/**
 * Ask it again right before a page is made: of many that were asked for at once, some are made and paid by then.
 * @returns 0, or the seconds until an IP address may ask again that asked for much that is not kept.
 */
export function waitOfIp(request: IncomingMessage): number {
  const { method, url = '/' } = request
  if (method === 'POST' || !isPage(url)) return 0
  const isAskedAfterwards = payerOf(request, decodedPath(url)) === 'ip afterwards'
  return isAskedAfterwards ? waitAfterMisses(clientIpOfRequest(request)) : 0
}

/**
 * Charges the account of a session for a page that is made for it, and has other pages charged where they turn out to be made
 * for this request alone, or not to exist; call it right before a page is made. A page that is kept from then on costs nothing.
 * @returns 0, or the seconds until the account may ask again.
 */
export async function chargeMade(request: IncomingMessage, response: ServerResponse): Promise<number> {
  const { method, url = '/' } = request
  if (method === 'POST' || !isPage(url)) return 0
  const path = decodedPath(url)
  const payer = payerOf(request, path)
  const clientIp = clientIpOfRequest(request)
  if (payer === 'ip afterwards') whenMissed(response, () => takeMiss(clientIp))
  const token = sessionOf(request)
  if (token === undefined) return 0
  const claims = await openToken('cookie', token)
  if (!claims) return payer === 'account' ? takeMiss(clientIp) : 0
  const account = { id: claims.accountId, sessionVersion: claims.version, clientIp }
  if (payer === 'account') return takeAccountReads(account, DOWNLOAD.test(path) ? WHOLE_LIST_COST : PAGE_COST)
  const waitSeconds = waitOfAccount(account, PAGE_COST)
  if (waitSeconds === 0) whenMissed(response, () => takeAccountReads(account, PAGE_COST))
  return waitSeconds
}

/** Who pays for a page, and when. */
function payerOf(request: IncomingMessage, path: string): 'account' | 'ip' | 'ip afterwards' {
  if (PERSONAL.test(path) && sessionOf(request) !== undefined) return 'account'
  return LONG_SITEMAP.test(path) || RENDERED.test(path) ? 'ip' : 'ip afterwards'
}

const sessionOf = ({ headers }: IncomingMessage) => cookieValue(headers.cookie ?? '', SESSION_COOKIE.name)

/** Also where the client does not wait for its page: it is made all the same. */
function whenMissed(response: ServerResponse, charge: () => void): void {
  const judge = () => {
    if (isMiss(response)) charge()
  }
  if (response.closed) judge()
  else response.once('close', judge)
}

function isMiss(response: ServerResponse): boolean {
  if (!response.writableFinished) return true
  const isPage = PAGE_TYPE.test(String(response.getHeader('content-type') ?? ''))
  return response.statusCode === 404 || (isPage && !response.hasHeader(CACHE_STATE))
}
