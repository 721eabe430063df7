import type { IncomingMessage } from 'node:http'
import { isApiPath } from './addresses'

/** What pages answer to; endpoints say it themselves. */
export const PAGE_METHODS = 'GET, HEAD, POST'

/** To what can be no server action, the framework would render the page, past everything that is kept. */
export function judgeMethod({ method, url = '', headers }: IncomingMessage): 405 | 415 | null {
  if (method === 'GET' || method === 'HEAD' || isApiPath(url)) return null
  if (method !== 'POST') return 405
  const type = headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const isCall = headers['next-action'] !== undefined && type.startsWith('text/plain')
  return isForm || isCall ? null : 415
}
