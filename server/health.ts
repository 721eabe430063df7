import type { ServerResponse } from 'node:http'
import { readinessAnswer, recentReadiness } from '@/lib/maintenance/readiness/recent'
import { serverRole } from '@/lib/platform/host'

/**
 * Answers `/api/salud` (the process is up) without the framework, `/api/salud/listo` with what was found within a second, and
 * both with 503 while the server drains. Balancers ask `/api/salud`: it does not depend on the database, without which kept
 * pages are still served.
 * @returns whether it answered.
 */
export function answerHealth(url: string, response: ServerResponse): boolean {
  if (url !== '/api/salud' && url !== '/api/salud/listo') return false
  if (serverRole.isDraining) return send(response, 503, { status: 'draining' })
  if (url === '/api/salud') return send(response, 200, { status: 'ok' })
  const readiness = recentReadiness()
  if (!readiness) return false
  const { status, body } = readinessAnswer(readiness)
  return send(response, status, body)
}

function send(response: ServerResponse, status: number, body: object): true {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify(body))
  return true
}
