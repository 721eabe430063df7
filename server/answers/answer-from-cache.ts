import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { isOff } from '@/server/next-internals/fit'
import { REQUEST_HEADERS, SHARED_LIFETIME } from '@/server/next-internals/headers'
import { requestScope } from '@/server/page-cache/request-scope'
import { keepPage, pathOf, sendPage } from './page-answers'
import { keepSearch, sendSearch } from './search-answers'

/** Browsers and shared caches ask each time whether the page is still the same, unless `EDGE_SECONDS` allows more. */
const CACHE_CONTROL = [
  'public, max-age=0, must-revalidate',
  ...(env.EDGE_SECONDS > 0 ? [`s-maxage=${env.EDGE_SECONDS}`] : []),
].join(', ')

/** @returns false when there is no finished page. */
export function sendFinished(request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request)
  return path !== null && (sendPage(path, request, response) || sendSearch(request, response))
}

/** What the framework is about to answer may be finished for the next request. */
export function finishNext(request: IncomingMessage, response: ServerResponse): void {
  writeCacheControl(response)
  const path = pathOf(request)
  const scope = requestScope.getStore()
  if (path === null || !scope || isOff(REQUEST_HEADERS)) return
  // Listeners do not run inside the scope.
  scope.keepPage = () => keepPage(path, response, scope)
  response.once('finish', scope.keepPage)
  keepSearch(request, response, scope)
}

function writeCacheControl(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) => {
    const isFrameworks =
      typeof value === 'string' && SHARED_LIFETIME.test(value) && /^cache-control$/i.test(name)
    return Reflect.apply(setHeader, response, [name, isFrameworks ? CACHE_CONTROL : value])
  }
}
