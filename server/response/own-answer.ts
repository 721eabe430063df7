import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { DATABASE_RETRY_SECONDS, DATABASE_SENTENCE } from '@/lib/platform/database-outages'
import { env } from '@/lib/platform/env'
import { HTML_CONTENT_TYPE } from '@/lib/platform/http/content-types'
import { html, type Markup } from '@/lib/platform/http/html'
import { TOO_MUCH_TEXT, TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { FRAME_HEADERS, securityHeaders } from '@/lib/platform/http/security-headers'
import { DASHBOARD } from '@/lib/text/routes'
import { setBufferedHeader } from './buffered-body'

/** Nothing runs in what the program writes itself. */
const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Those that the framework sets for its answers, by its configuration. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...securityHeaders(env.SITE_URL), ...FRAME_HEADERS].map(({ key, value }) => [key, value]),
  ),
  'Content-Security-Policy': PLAIN_PAGE_POLICY,
}

/** An answer of the program's own, whatever it says: kept by nobody, with all security headers. */
export function sendOwn(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  const length = Buffer.byteLength(body)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Length': length,
    ...headers,
  })
  response.end(body)
}

const STYLE = `body{margin:18vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17261f}
.button{display:inline-block;margin:.5rem 1rem 0 0;padding:.7rem 1.4rem;border-radius:2rem;border:1.5px solid #0f6b57;
color:#0f6b57;font-weight:600;text-decoration:none}.button:first-child{background:#0f6b57;color:#fff}`

/** A page for people, without the framework. @param content what follows the heading */
export const plainPage = (heading: string, content: Markup): Buffer =>
  Buffer.from(
    `<!doctype html>${html`<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading} | Querencia</title><style>${STYLE}</style><h1>${heading}</h1>${content}</html>`}`,
  )

/** For a form sent without scripts from a page of an earlier release, whose action is gone. */
export const outdatedFormPage = (): Buffer =>
  plainPage(
    'Renovamos el sitio mientras escribías',
    html`<p>No guardamos este envío. Con «Atrás» en tu navegador encuentras lo que escribiste; cópialo y
<a href="">abre la página de nuevo</a> para enviarlo.</p>`,
  )

/** Asked by a browser that shows the answer as a page, not by a script. */
export const isReadByPeople = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true && !headers['next-action']

const UNAVAILABLE = plainPage(
  'Volvemos en un momento',
  html`<p>${DATABASE_SENTENCE}</p><p>Si estabas enviando un formulario, vuelve atrás: tu navegador conserva lo que escribiste.</p>
<p><a class="button" href="">Volver a intentar</a><a class="button" href="/">Ir al inicio</a></p>`,
)

/** 503 for a 500 of the framework, whose page is empty without JavaScript: the database is away, try again soon. */
export function answerUnavailable(response: ServerResponse, hasBody: boolean): () => Promise<Buffer> {
  response.statusCode = 503
  setBufferedHeader(response, 'Retry-After', DATABASE_RETRY_SECONDS)
  setBufferedHeader(response, 'Cache-Control', 'no-store')
  setBufferedHeader(response, 'Content-Type', HTML_CONTENT_TYPE)
  setBufferedHeader(response, 'Content-Security-Policy', PLAIN_PAGE_POLICY)
  response.removeHeader('etag')
  const page = hasBody ? UNAVAILABLE : Buffer.alloc(0)
  setBufferedHeader(response, 'Content-Length', UNAVAILABLE.length)
  return async () => page
}

const EMPTY_PAGES: Readonly<Record<number, { heading: string; text: string }>> = {
  404: {
    heading: 'No encontramos esta página',
    text: 'Puede que ya no exista, que sea de otra cuenta o que la dirección esté mal escrita.',
  },
  500: {
    heading: 'Algo salió mal de nuestro lado',
    text: 'Vuelve a intentarlo en un momento. Si estabas enviando un formulario, vuelve atrás: tu navegador conserva lo que escribiste.',
  },
}

/** The record that the form was about is gone, and its page with it. */
const FORM_OF_NO_PAGE = `No guardamos lo que enviaste. ${TYPED_IS_BEHIND}`

/**
 * What fails while a personal page is made, also with a 404, the framework answers with a document that only scripts fill.
 * Says to whoever has none what happened. @param isForm whether the page answers a form
 * @returns the page as it is, where it has a heading.
 */
export function withNoticeIfEmpty(page: Buffer, status: number, isForm: boolean): Buffer {
  const words = EMPTY_PAGES[status]
  const text = words ? page.toString() : ''
  const [body = ''] = /<body[^>]*>/.exec(text) ?? []
  if (!words || body === '' || /<h1[\s>]/.test(text)) return page
  const sent = isForm && status === 404 ? html`<p>${FORM_OF_NO_PAGE}</p>` : html``
  const notice = html`<noscript><style>${STYLE}</style><h1>${words.heading}</h1><p>${words.text}</p>${sent}
<p><a class="button" href="/">Ir al inicio</a><a class="button" href="${DASHBOARD}">Mi Perfil</a></p></noscript>`
  const titled = text.replace(/<title>[^<]*<\/title>/, () =>
    String(html`<title>${words.heading} | Querencia</title>`),
  )
  return Buffer.from(titled.replace(body, () => `${body}${notice}`))
}

/** For a form whose page would be mostly what was sent: the framework writes some of its own fields into it again. */
export function answerTooLong(request: IncomingMessage, response: ServerResponse): Buffer {
  const sentence = `${TOO_MUCH_TEXT} ${TYPED_IS_BEHIND}`
  const isRead = isReadByPeople(request)
  const body = isRead ? plainPage(sentence, html``) : Buffer.from(TOO_MUCH_TEXT)
  response.statusCode = 413
  for (const name of ['etag', 'content-encoding']) response.removeHeader(name)
  setBufferedHeader(response, 'Content-Type', isRead ? HTML_CONTENT_TYPE : 'text/plain')
  setBufferedHeader(response, 'Content-Security-Policy', PLAIN_PAGE_POLICY)
  setBufferedHeader(response, 'Content-Length', body.length)
  return body
}
