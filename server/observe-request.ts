import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { logInfo } from '@/lib/log'
import { countRequest } from '@/lib/metrics'

/** Counts and times the request, and with `LOG_REQUESTS=on` logs it once answered: its path without the query, no IP. */
export function observeRequest({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now()
  response.once('close', () => {
    const milliseconds = performance.now() - started
    countRequest(response.statusCode, milliseconds / 1000)
    if (env.LOG_REQUESTS === 'off') return
    const [path = ''] = url.split('?')
    const { statusCode: status, writableFinished } = response
    logInfo('request', {
      method,
      path: path.slice(0, 200),
      status: writableFinished ? status : 0,
      ms: Math.round(milliseconds),
    })
  })
}
