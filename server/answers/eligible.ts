import type { IncomingMessage, ServerResponse } from 'node:http'
import { bearerToken } from '@/lib/platform/http/bearer-token'
import { OTHER_FORMS } from '@/server/next-internals/headers'

/** Longer ones are noise: the longest page has a third of it. */
const MAX_PATH = 512

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** @returns null for a request that no finished page may answer. */
export function pathOf({ method, url = '', headers }: Asked): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  // Another form of the page, or for one person. A page has no parts: `Range` is ignored.
  for (const name of OTHER_FORMS) if (headers[name] !== undefined) return null
  if (bearerToken(headers.authorization ?? '') !== null) return null
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  return path.startsWith('/') && !path.startsWith('//') && path.length <= MAX_PATH ? path : null
}

/** Whether an answer is the same for everybody, as far as it can be seen. */
export function isForEverybody(response: ServerResponse): boolean {
  const { statusCode } = response
  return (statusCode === 200 || statusCode === 404) && !response.hasHeader('set-cookie')
}
