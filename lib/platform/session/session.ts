import 'server-only'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { db } from '@/db/client'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import { rememberUnlessChosen } from '@/lib/platform/remember-place'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { hashToken } from '@/lib/platform/secrets'
import { HOME, loginPath } from '@/lib/text/routes'
import { hintPath } from '@/lib/text/sign-in-routes'
import {
  HINT_COOKIE,
  PENDING_SECONDS,
  REAUTHENTICATION_MS,
  SESSION_COOKIE,
  STAFF_SESSION_SECONDS,
} from './cookies'
import type { SessionAccountDto } from './dto'
import {
  type ClaimedAccount,
  newClaims,
  openToken,
  type SessionClaims,
  type SessionProof,
  sealToken,
  type TokenKind,
} from './jwt'
import type { SessionStart } from './operations'
import { endSession, findHomeSlug, findSessionAccount, isBlockedSession, isStaff } from './queries'

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

/** For the page shell; null when the lookup fails, which the page itself reports. */
export async function findSignedIn(): Promise<boolean | null> {
  return getSession().then(
    (session) => session !== null,
    () => null,
  )
}

/** Redirects visitors to the login and back to `path`. */
export async function requireSession(path: string): Promise<Session> {
  return (await getSession()) ?? redirect(loginPath(path))
}

export const sessionEnd = ({ role }: SessionAccountDto, { startedAt, expiresAt }: SessionClaims): Date =>
  role === 'admin' ? new Date(startedAt.getTime() + STAFF_SESSION_SECONDS * 1000) : expiresAt

/** Null also for staff who have not given their second factor, however the session began. */
export async function sessionOf(kind: TokenKind, token: string): Promise<Session | null> {
  const found = await findSession(kind, token)
  if (!found || lacksFactor(found)) return null
  const { account, claims } = found
  return { account, actor: actorOf(account, claims), claims }
}

export type PendingSession = Omit<Session, 'actor'>

async function findSession(kind: TokenKind, token: string): Promise<PendingSession | null> {
  const claims = await openToken(kind, token)
  const account = claims && (await findSessionAccount(db, claims))
  // Staff sign in again after a rotation: the holder of the old secret could have made theirs.
  if (account?.role === 'admin' && claims?.byPreviousSecret) return null
  return account && sessionEnd(account, claims) > new Date() ? { account, claims } : null
}

const lacksFactor = ({ account, claims }: PendingSession) => account.role === 'admin' && !claims.secondFactor

/** Whether the token is of staff who sent a password alone to the API. */
export async function isTokenWithoutFactor(token: string): Promise<boolean> {
  const found = await findSession('bearer', token)
  return found !== null && lacksFactor(found)
}

/** The member of staff whose session waits for a second factor, for a quarter of an hour; null for anybody else. */
export async function findPendingStaff(): Promise<PendingSession | null> {
  const token = await readCookie(SESSION_COOKIE.name)
  const found = token ? await findSession('cookie', token) : null
  if (!found || !lacksFactor(found)) return null
  const isOver = found.claims.startedAt.getTime() + PENDING_SECONDS * 1000 <= Date.now()
  return isOver ? null : found
}

/**
 * For actions and route handlers; next-auth seals those of people who come from a provider by the same claims. Staff
 * have no rights in it, and are visitors to every page, unless their second factor was proven. @returns the claims: an
 * API token sealed with them ends with the session; and whether the second factor has yet to be given.
 */
export async function startSession(account: ClaimedAccount, proof: SessionProof = {}) {
  const isPending = !proof.secondFactor && (await isStaff(db, account.id))
  const claims = newClaims(account, proof)
  await writeCookie(SESSION_COOKIE.name, await sealToken('cookie', claims), SESSION_COOKIE.options)
  if (isPending) await clearSessionHint()
  else await setSessionHint(claims.sid)
  return { claims, isPending }
}

/** In place of a session that waited. */
export async function admitStaff({ account, claims }: PendingSession): Promise<void> {
  const { viaProvider, version, accountCreatedAt, provenAt } = claims
  await startSession(
    {
      id: account.id,
      sessionVersion: version,
      ...(accountCreatedAt && { createdAt: accountCreatedAt }),
      ...(provenAt && { provenAt }),
    },
    { secondFactor: true, ...(viaProvider && { via: 'oidc' as const }) },
  )
}

/** After all sessions of an account ended, goes on with that of the browser that asked for it, as that was proven. */
export async function renewSession(actor: Actor, account: SessionStart): Promise<void> {
  const claims = await readClaims()
  const { viaProvider, provenAt } = claims?.accountId === account.id ? claims : NOT_PROVEN
  await startSession(
    { ...account, ...(provenAt && { provenAt }) },
    {
      secondFactor: actor.kind === 'admin' && actor.id === account.id,
      ...(viaProvider && { via: 'oidc' as const }),
    },
  )
}

const NOT_PROVEN = { viaProvider: false, provenAt: null }

/** Claims in the session cookie, whether or not the session was revoked. */
async function readClaims(): Promise<SessionClaims | null> {
  const token = await readCookie(SESSION_COOKIE.name)
  return token ? openToken('cookie', token) : null
}

/** Whose session this browser has or had; null for visitors. */
export async function claimedAccountId(): Promise<number | null> {
  return (await readClaims())?.accountId ?? null
}

/** Whether this browser has a session that goes on after the block of its account. */
export async function hasBlockedSession(): Promise<boolean> {
  const claims = await readClaims()
  return claims !== null && isBlockedSession(db, claims)
}

/** Lists open with an account's city in a browser where nothing else was chosen. In actions and route handlers only. */
export async function suggestHome(accountId: number): Promise<void> {
  await rememberUnlessChosen(() => findHomeSlug(db, accountId))
}

/**
 * Where a page for visitors leads whoever is signed in: by way of the session hint where the browser has lost it, without which
 * every public page takes them for a visitor. Null for visitors. @param back from `safeCallback`
 */
export async function findWayOn(back: Route | null): Promise<Route | null> {
  if (!(await getSession())) return null
  return (await readCookie(HINT_COOKIE.name)) ? (back ?? HOME) : hintPath(back)
}

export async function setSessionHint(sessionId: string): Promise<void> {
  await writeCookie(HINT_COOKIE.name, hashToken(sessionId).slice(0, 10), HINT_COOKIE.options)
}

/** Revokes the session, copies of its cookie included, also of a blocked account. @returns it. */
export async function stopSession(): Promise<Session | null> {
  const session = await getSession()
  const claims = await readClaims()
  if (claims) await endSession(db, claims)
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
