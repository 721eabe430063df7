import type { IncomingMessage, ServerResponse } from 'node:http'
import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { refusalBody } from '@/lib/platform/http/error-reply'
import { html } from '@/lib/platform/http/html'
import { REFUSALS, type Refusal, TOO_MANY_FORMS } from '@/lib/platform/http/refusals'
import { RETRY_AFTER_SECONDS } from '@/lib/platform/http/upload-budget'
import { TOO_MANY_READS } from '@/lib/platform/rate-limits/reads'
import { isReadByPeople, plainPage, sendOwn } from '@/server/response/own-answer'
import { API_METHODS, PAGE_METHODS } from './methods'
import { isApiPath } from './request-url'

/** In place of what a refusal says of itself. */
interface Said {
  sentence?: string
  waitSeconds?: number
}

/** Answers instead of the framework; the body of the request is not read. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  { sentence = REFUSALS[status], waitSeconds = RETRY_AFTER_SECONDS }: Said = {},
): void {
  const isApi = isApiPath(request.url ?? '')
  const headers = {
    ...((status === 405 || status === 415) && { Allow: isApi ? API_METHODS.join(', ') : PAGE_METHODS }),
    ...((status === 429 || status === 503) && { 'Retry-After': waitSeconds }),
  }
  // A body of the API is JSON, also on errors (api-contract, rule 1.4).
  if (isApi) {
    sendOwn(response, status, Buffer.from(JSON.stringify(refusalBody(status, sentence))), {
      ...headers,
      'Content-Type': 'application/json',
    })
    return
  }
  const isRead = isReadByPeople(request)
  // The framework's client reads a message only with exactly this type; others need the charset.
  const text = request.headers['next-action'] === undefined ? 'text/plain; charset=utf-8' : 'text/plain'
  const body = isRead ? refusalPage(request, status, sentence) : Buffer.from(sentence)
  sendOwn(response, status, body, {
    'Content-Type': isRead ? HTML_CONTENT_TYPE : text,
    ...headers,
  })
}

/** To one who reads, or posts forms, too fast. */
export const refuseReads = (request: IncomingMessage, response: ServerResponse, waitSeconds: number): void =>
  refuse(request, response, 429, {
    sentence: request.method === 'POST' ? TOO_MANY_FORMS : TOO_MANY_READS,
    waitSeconds,
  })

const UNSENT = html`<p>No guardamos este envío. Vuelve atrás: tu navegador conserva lo que escribiste.</p>`

const AGAIN = html`<a class="button" href="">Volver a intentar</a>`

/** What is only too much just now can be opened again at the same address, which no form can. */
function refusalPage({ method }: IncomingMessage, status: number, sentence: string): Buffer {
  const isForm = method === 'POST'
  const isOver = !isForm && (status === 429 || status === 503)
  return plainPage(
    sentence,
    html`${isForm && UNSENT}<p>${isOver && AGAIN}<a class="button" href="/">Ir al inicio</a></p>`,
  )
}
