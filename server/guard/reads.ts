import type { IncomingMessage } from 'node:http'
import { clientIpOfRequest } from '@/lib/http/client-ip'
import { PAGE_COST, takeReads } from '@/lib/rate-limits/reads'
import { decodedPath } from '@/server/decoded-path'

/** Pages that are rendered for each request, because they depend on the query. */
const RENDERED = /^\/(?:searcher|buscar|foundations\/mascotas|sponsor|quizz)(?:\/|$)/

/**
 * Charges a page that the framework has to render, also for a form posted to it; ask it after the answers that are kept.
 * @returns 0, or the seconds until the page may be asked for again.
 */
export function chargePage(request: IncomingMessage): number {
  const { url = '/' } = request
  if (!RENDERED.test(decodedPath(url))) return 0
  return takeReads(clientIpOfRequest(request), PAGE_COST)
}
