import 'server-only'
import { env } from '@/lib/env'
import { DomainError } from '@/lib/errors'
import { SESSION_COOKIE } from '@/lib/session/cookies'
import { type Session, sessionOf } from '@/lib/session/session'
import { REFUSALS } from './refusals'

/** How a caller may prove who it is: the `authorization` header or the session cookie, the header alone, or not at all. */
export type Credentials = 'any' | 'header' | 'none'

/**
 * The session a request comes with; null when it brings nothing, or a cookie whose session is over.
 *
 * A browser adds the cookie to whatever any page sends here, so a writing request counts as its owner's only when the
 * browser says that a page of ours sent it (api-contract, rule 1.6). A header is added by the program that calls.
 * @throws DomainError `unauthenticated` for a header that holds no valid token, also beside a valid cookie.
 * @throws DomainError `forbidden` for a write with a cookie that did not come from a page of ours.
 */
export async function readSession(request: Request, accepted: Credentials): Promise<Session | null> {
  if (accepted === 'none') return null
  const token = bearerToken(request.headers.get('authorization') ?? '')
  if (token) {
    const session = await sessionOf('bearer', token)
    if (session) return session
    throw new DomainError('unauthenticated', 'Tu sesión terminó. Vuelve a iniciar sesión')
  }
  if (accepted === 'header') return null
  const cookie = cookieValue(request.headers.get('cookie') ?? '', SESSION_COOKIE.name)
  const session = cookie ? await sessionOf('cookie', cookie) : null
  if (session && !isReading(request.method) && !isSameOrigin(request.headers))
    throw new DomainError('forbidden', REFUSALS[403])
  return session
}

/** The token of an `authorization` header, raw or after `Bearer`. Clients send the texts `null` and `undefined` for none. */
export function bearerToken(header: string): string | null {
  const token = header.replace(/^bearer(\s+|$)/i, '').trim()
  return ['', 'null', 'undefined'].includes(token) ? null : token
}

function cookieValue(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Whether a browser says that a page of ours sent this request. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  const site = new URL(env.SITE_URL)
  return origin === site.origin || origin === `${site.protocol}//${headers.get('host')}`
}
