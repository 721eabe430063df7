import type { IncomingMessage } from 'node:http'
import { isApiPath } from './request-url'

/** What pages answer to. */
export const PAGE_METHODS = 'GET, HEAD, POST'

/** Which of these an endpoint answers to it says itself; of others, such as TRACE, the framework makes a 500. */
export const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** To what can be no server action, the framework would render the page, past everything that is kept. */
export function judgeMethod({ method = '', url = '', headers }: IncomingMessage): 405 | 415 | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (isApiPath(url)) return API_METHODS.includes(method) ? null : 405
  if (method !== 'POST') return 405
  const type = headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const isCall = headers['next-action'] !== undefined && type.startsWith('text/plain')
  return isForm || isCall ? null : 415
}
