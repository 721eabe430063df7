import type { ServerResponse } from 'node:http'
import { serverRole } from '@/lib/server-role'

/**
 * Answers `/api/salud` (the process is up) without the framework, and `/api/salud/listo` with 503 while the server drains.
 * @returns whether it answered.
 */
export function answerHealth(url: string, response: ServerResponse): boolean {
  if (url === '/api/salud') return send(response, 200, 'ok')
  if (url === '/api/salud/listo' && serverRole.isDraining) return send(response, 503, 'draining')
  return false
}

function send(response: ServerResponse, status: number, word: string): true {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify({ status: word }))
  return true
}
