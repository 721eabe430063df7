import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/http/client-ip'
import { chargeMiss, PAGE_COST, takeReads, waitAfterMisses } from '@/lib/rate-limits/reads'
import { decodedPath } from '@/server/decoded-path'

/** Pages that are rendered for each request, because they depend on the query. */
const RENDERED = /^\/(?:searcher|buscar|foundations\/mascotas|sponsor|quizz)(?:\/|$)/

/** Pages that are kept once they are rendered, of ids that anybody can make up. */
const OF_AN_ID = /^\/(?:pet-detail|foundation)(?:\/|$)/

/**
 * Charges a page that the framework has to render, also for a form posted to it; ask it after the answers that are kept. A page
 * of an id costs nothing where it exists.
 * @returns 0, or the seconds until the page may be asked for again.
 */
export function chargePage(request: IncomingMessage, response: ServerResponse): number {
  const path = decodedPath(request.url ?? '/')
  if (RENDERED.test(path)) return takeReads(clientIpOfRequest(request), PAGE_COST)
  if (!OF_AN_ID.test(path)) return 0
  const clientIp = clientIpOfRequest(request)
  response.once('finish', () => {
    if (response.statusCode === 404) chargeMiss(clientIp)
  })
  return waitAfterMisses(clientIp)
}
