import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { db } from '@/db/client'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { hashToken } from '@/lib/platform/secrets'
import { loginPath } from '@/lib/text/routes'
import { HINT_COOKIE, REAUTHENTICATION_MS, SESSION_COOKIE, STAFF_SESSION_SECONDS } from './cookies'
import type { SessionAccountDto } from './dto'
import { newClaims, openToken, type SessionClaims, sealToken, type TokenKind } from './jwt'
import type { SessionStart } from './operations'
import { endSession, findSessionAccount } from './queries'

export interface Session {
  account: SessionAccountDto
  actor: Actor
  claims: SessionClaims
}

export const getSession = cache(async (): Promise<Session | null> => {
  const token = await readCookie(SESSION_COOKIE.name)
  return token ? sessionOf('cookie', token) : null
})

export async function getActor(): Promise<Actor> {
  return (await getSession())?.actor ?? ANONYMOUS
}

/** For the page shell; false when the lookup fails, which the page itself reports. */
export async function isSignedIn(): Promise<boolean> {
  return (await getSession().catch(() => null)) !== null
}

/** Redirects visitors to the login and back to `path`. */
export async function requireSession(path: string): Promise<Session> {
  return (await getSession()) ?? redirect(loginPath(path))
}

export const sessionEnd = ({ role }: SessionAccountDto, { startedAt, expiresAt }: SessionClaims): Date =>
  role === 'admin' ? new Date(startedAt.getTime() + STAFF_SESSION_SECONDS * 1000) : expiresAt

export async function sessionOf(kind: TokenKind, token: string): Promise<Session | null> {
  const claims = await openToken(kind, token)
  if (!claims) return null
  const account = await findSessionAccount(db, claims)
  if (!account || sessionEnd(account, claims) <= new Date()) return null
  return { account, actor: actorOf(account, claims), claims }
}

/** For actions and route handlers only. @returns the claims: an API token sealed with them ends with the session. */
export async function startSession(account: SessionStart) {
  const claims = newClaims(account)
  await writeCookie(SESSION_COOKIE.name, await sealToken('cookie', claims), SESSION_COOKIE.options)
  await setSessionHint(claims.sid)
  return claims
}

export async function setSessionHint(sessionId: string): Promise<void> {
  await writeCookie(HINT_COOKIE.name, hashToken(sessionId).slice(0, 10), HINT_COOKIE.options)
}

/** Revokes the session, copies of its cookie included. @returns it. */
export async function stopSession(): Promise<Session | null> {
  const session = await getSession()
  if (session) await endSession(db, session.claims)
  await clearSession()
  return session
}

export async function clearSession(): Promise<void> {
  await writeCookie(SESSION_COOKIE.name, '', { ...SESSION_COOKIE.options, maxAge: 0 })
  await clearSessionHint()
}

export async function clearSessionHint(): Promise<void> {
  await writeCookie(HINT_COOKIE.name, '', { ...HINT_COOKIE.options, maxAge: 0 })
}

function actorOf(account: SessionAccountDto, { sessionId, provenAt }: SessionClaims): Actor {
  const { id, role, confirmed, foundationStatus, reauthenticatedAt } = account
  if (role === 'admin')
    return { kind: 'admin', id, session: { id: sessionId, reauthenticated: isRecent(reauthenticatedAt) } }
  const justProven = isRecent(provenAt)
  if (role === 'user') return { kind: 'user', id, confirmed, justProven }
  return { kind: 'foundation', id, confirmed, approved: foundationStatus === 'aprobada', justProven }
}

const isRecent = (moment: Date | null): boolean =>
  moment !== null && Date.now() - moment.getTime() < REAUTHENTICATION_MS
