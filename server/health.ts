import type { ServerResponse } from 'node:http'
import { serverRole } from '@/lib/server-role'

/**
 * Answers `/api/salud` (the process is up) without the framework, and both with 503 while the server drains. Balancers ask
 * `/api/salud`: it does not depend on the database, without which kept pages are still served.
 * @returns whether it answered.
 */
export function answerHealth(url: string, response: ServerResponse): boolean {
  if (url !== '/api/salud' && url !== '/api/salud/listo') return false
  if (serverRole.isDraining) return send(response, 503, 'draining')
  return url === '/api/salud' && send(response, 200, 'ok')
}

function send(response: ServerResponse, status: number, word: string): true {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify({ status: word }))
  return true
}
