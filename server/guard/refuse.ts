import type { IncomingMessage, ServerResponse } from 'node:http'
import { HTML_CONTENT_TYPE } from '@/lib/http/content-types'
import { html } from '@/lib/http/html'
import { REFUSALS, type Refusal } from '@/lib/http/refusals'
import { RETRY_AFTER_SECONDS } from '@/lib/http/upload-budget'

/** Nothing runs in the page, and it loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Answers instead of the framework; the body of the request is not read. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const isRead = request.headers.accept?.includes('text/html') && !request.headers['next-action']
  // The framework's client reads a message only with exactly this type; others need the charset.
  const text = request.headers['next-action'] === undefined ? 'text/plain; charset=utf-8' : 'text/plain'
  const body = Buffer.from(isRead ? pageOf(REFUSALS[refusal]) : REFUSALS[refusal])
  response.writeHead(refusal, {
    'Content-Type': isRead ? HTML_CONTENT_TYPE : text,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    ...(refusal === 429 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  })
  response.end(body)
}

const STYLE = 'body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}'

const pageOf = (sentence: string) =>
  `<!doctype html>${html`<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Querencia</title><style>${STYLE}</style><h1>${sentence}</h1><p><a href="/">Ir al inicio</a></p></html>`}`
