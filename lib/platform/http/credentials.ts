import 'server-only'
import { DomainError } from '@/lib/platform/errors'
import { cookieValue, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { isTokenWithoutFactor, type Session, sessionOf } from '@/lib/platform/session/session'
import { bearerToken } from './bearer-token'
import { REFUSALS } from './refusals'
import { isSiteOrigin } from './site-origin'

export type Credentials = 'any' | 'header' | 'none'

/**
 * The token of staff without their second factor is a visitor's. @throws DomainError unauthenticated for an invalid header,
 * even beside a valid cookie; forbidden for a cross-origin
 * write with a cookie (CSRF; api-contract, rule 1.6).
 */
export async function readSession(request: Request, accepted: Credentials): Promise<Session | null> {
  if (accepted === 'none') return null
  const token = bearerToken(request.headers.get('authorization') ?? '')
  if (token) {
    const session = await sessionOf('bearer', token)
    if (session) return session
    if (await isTokenWithoutFactor(token)) return null
    throw new DomainError('unauthenticated', 'Tu sesión terminó. Vuelve a iniciar sesión.')
  }
  if (accepted === 'header') return null
  const cookie = cookieValue(request.headers.get('cookie') ?? '', SESSION_COOKIE.name)
  const session = cookie ? await sessionOf('cookie', cookie) : null
  if (session && !isSafeMethod(request.method) && !isSameOrigin(request.headers))
    throw new DomainError('forbidden', REFUSALS[403])
  return session
}

export const isSafeMethod = (method: string) => method === 'GET' || method === 'HEAD'

export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  return isSiteOrigin(origin, headers.get('host'))
}
