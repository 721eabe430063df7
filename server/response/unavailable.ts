import type { ServerResponse } from 'node:http'
import { DATABASE_RETRY_SECONDS, DATABASE_SENTENCE } from '@/lib/platform/database-trouble'
import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { html } from '@/lib/platform/http/html'
import { setBufferedHeader } from './buffered-body'
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page'

const PAGE = plainPage(
  'Volvemos en un momento',
  html`<p>${DATABASE_SENTENCE}</p><p>Si estabas enviando un formulario, vuelve atrás: tu navegador conserva lo que escribiste.</p>
<p><a class="button" href="">Volver a intentar</a><a class="button" href="/">Ir al inicio</a></p>`,
)

/**
 * Turns an error of the framework into 503: the database is away, and the same request may succeed soon. The framework's own
 * error page is empty without JavaScript.
 * @param hasBody whether the client wants one.
 */
export function answerUnavailable(response: ServerResponse, hasBody: boolean): () => Promise<Buffer> {
  response.statusCode = 503
  setBufferedHeader(response, 'Retry-After', DATABASE_RETRY_SECONDS)
  setBufferedHeader(response, 'Cache-Control', 'no-store')
  setBufferedHeader(response, 'Content-Type', HTML_CONTENT_TYPE)
  setBufferedHeader(response, 'Content-Security-Policy', PLAIN_PAGE_POLICY)
  response.removeHeader('etag')
  const page = hasBody ? PAGE : Buffer.alloc(0)
  setBufferedHeader(response, 'Content-Length', PAGE.length)
  return async () => page
}
