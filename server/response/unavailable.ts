import type { ServerResponse } from 'node:http'
import { DATABASE_RETRY_SECONDS, DATABASE_SENTENCE } from '@/lib/database-trouble'
import { HTML_CONTENT_TYPE } from '@/lib/http/content-types'
import { html } from '@/lib/http/html'
import { setHeldHeader } from './held-body'

/** Nothing runs in the page, and it loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `body{margin:18vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17261f}
a{display:inline-block;margin:.5rem 1rem 0 0;padding:.7rem 1.4rem;border-radius:2rem;border:1.5px solid #0f6b57;
color:#0f6b57;font-weight:600;text-decoration:none}a:first-child{background:#0f6b57;color:#fff}`

const PAGE = Buffer.from(
  `<!doctype html>${html`<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Volvemos en un momento | Querencia</title><style>${STYLE}</style><h1>Volvemos en un momento</h1>
<p>${DATABASE_SENTENCE}</p><p>Si estabas enviando un formulario, vuelve atrás: tu navegador conserva lo que escribiste.</p>
<p><a href="">Volver a intentar</a><a href="/">Ir al inicio</a></p></html>`}`,
)

/**
 * Turns an error of the framework into 503: the database is away, and the same request may succeed soon. The framework's own
 * error page is empty without JavaScript.
 * @param hasBody whether the client wants one.
 */
export function answerUnavailable(response: ServerResponse, hasBody: boolean): () => Promise<Buffer> {
  response.statusCode = 503
  setHeldHeader(response, 'Retry-After', DATABASE_RETRY_SECONDS)
  setHeldHeader(response, 'Cache-Control', 'no-store')
  setHeldHeader(response, 'Content-Type', HTML_CONTENT_TYPE)
  setHeldHeader(response, 'Content-Security-Policy', POLICY)
  response.removeHeader('etag')
  const page = hasBody ? PAGE : Buffer.alloc(0)
  setHeldHeader(response, 'Content-Length', PAGE.length)
  return async () => page
}
