import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { logInfo } from '@/lib/platform/log'
import { countRequest } from '@/lib/platform/metrics'

/** Counts and times the request, and with `LOG_REQUESTS=on` logs it once answered: its path without the query, no IP. */
export function observeRequest({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  response.once('close', () => {
    const milliseconds = performance.now() - started
    const { statusCode, writableFinished } = response
    countRequest(writableFinished ? statusCode : null, milliseconds / 1000)
    if (env.LOG_REQUESTS === 'off') return
    const [path = ''] = url.split('?')
    logInfo('request', {
      method,
      path: path.slice(0, 200),
      status: writableFinished ? statusCode : 0,
      ms: Math.round(milliseconds),
    })
  })
}
