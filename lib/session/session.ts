import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { db } from '@/db/client'
import { type Actor, ANONYMOUS } from '@/lib/actor'
import { loginPath } from '@/lib/routes'
import { readCookie, writeCookie } from '@/lib/runtime'
import { hashToken } from '@/lib/secrets'
import { HINT_COOKIE, SESSION_COOKIE } from './cookies'
import type { SessionAccountDto } from './dto'
import { newClaims, openToken, type SessionClaims, sealToken, type TokenKind } from './jwt'
import { endSession, findSessionAccount } from './queries'

/** Somebody who has proved who they are, and holds a session that is not over. */
export interface Session {
  account: SessionAccountDto
  actor: Actor
  claims: SessionClaims
}

/** The session in this request's cookie, or null. Asked once per request, however many ask. */
export const getSession = cache(async (): Promise<Session | null> => {
  const token = await readCookie(SESSION_COOKIE.name)
  return token ? sessionOf('cookie', token) : null
})

/** Who asks: the account of the session cookie, or nobody. */
export async function getActor(): Promise<Actor> {
  return (await getSession())?.actor ?? ANONYMOUS
}

/** Whether there is a session, for what is drawn around a page; where that cannot be told, the page itself will say. */
export async function isSignedIn(): Promise<boolean> {
  return (await getSession().catch(() => null)) !== null
}

/** The session of whoever opens a page that needs one; everybody else is led to the login and back to `path`. */
export async function requireSession(path: string): Promise<Session> {
  return (await getSession()) ?? redirect(loginPath(path))
}

/** The session that a token stands for, or null when it is not ours, over, ended or revoked. */
export async function sessionOf(kind: TokenKind, token: string): Promise<Session | null> {
  const claims = await openToken(kind, token)
  if (!claims) return null
  const account = await findSessionAccount(db, claims)
  return account && { account, actor: actorOf(account), claims }
}

/**
 * Signs an account in on this browser. Only in actions and route handlers.
 * @returns what the session says: a token of the API with the same ends with it.
 */
export async function startSession(account: { id: number; sessionVersion: number }) {
  const claims = newClaims(account)
  await writeCookie(SESSION_COOKIE.name, await sealToken('cookie', claims), SESSION_COOKIE.options)
  await markSession(claims.sid)
  return claims
}

/** Lets the browser's scripts and styles know that a session has begun, and tell it from others. */
export async function markSession(sessionId: string): Promise<void> {
  await writeCookie(HINT_COOKIE.name, hashToken(sessionId).slice(0, 10), HINT_COOKIE.options)
}

/** Signs this browser out and ends the session, wherever a copy of its cookie may be. */
export async function stopSession(): Promise<void> {
  const session = await getSession()
  if (session) await endSession(db, session.claims)
  await clearSession()
}

/** Takes the session's cookies from this browser. */
export async function clearSession(): Promise<void> {
  await writeCookie(SESSION_COOKIE.name, '', { ...SESSION_COOKIE.options, maxAge: 0 })
  await clearSessionHint()
}

/** Takes back the sign that somebody is signed in. */
export async function clearSessionHint(): Promise<void> {
  await writeCookie(HINT_COOKIE.name, '', { ...HINT_COOKIE.options, maxAge: 0 })
}

function actorOf({ id, role, confirmed, foundationStatus }: SessionAccountDto): Actor {
  if (role === 'admin') return { kind: 'admin', id }
  if (role === 'user') return { kind: 'user', id, confirmed }
  return { kind: 'foundation', id, confirmed, approved: foundationStatus === 'aprobada' }
}
