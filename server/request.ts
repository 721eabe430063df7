import type { IncomingMessage, ServerResponse } from 'node:http'
import { logError } from '@/lib/log'
import { answerFromCache } from './answers/answer-from-cache'
import type { RequestHandler } from './framework'
import { requestScope } from './request-scope'

/** Listener for a server: finished answers first, then the framework. */
export function answerWith(framework: RequestHandler) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    requestScope.run({ startedAt: Date.now() }, () => {
      if (answerFromCache(request, response)) return
      framework(request, response).catch((error: unknown) => {
        logError(`${request.method} ${request.url}`, error)
        if (!response.headersSent) response.statusCode = 500
        response.end()
      })
    })
  }
}
