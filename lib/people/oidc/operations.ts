import { and, eq, sql } from 'drizzle-orm'
import type { Route } from 'next'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { emailTokens, externalIdentities, users } from '@/db/schema'
import { parseEmail } from '@/lib/people/accounts/email'
import { listUndoEmails, whyReserved } from '@/lib/people/accounts/email-change-queries'
import { mailConfirmation, resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { mailFoundationReceived } from '@/lib/people/accounts/operations/foundation-received'
import { rememberIp } from '@/lib/people/accounts/operations/remember-ip'
import {
  deleteIdentities,
  exactEmailFirst,
  hasEmail,
  hasExactEmail,
  isCityOf,
} from '@/lib/people/accounts/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { providerLinkedMail } from '@/lib/platform/outbox/templates/account'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { endAllSessions, type SessionStart } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { ACCOUNT_BLOCKED } from '@/lib/text/copy/block'
import { OTHER_ACCOUNT, STAFF_BY_PASSWORD } from '@/lib/text/copy/sign-in-errors'
import { ACCOUNT_SUSPENDED } from '@/lib/text/copy/suspension'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import type { ProviderIdentity } from './identity'

type IdentityWithEmail = ProviderIdentity & { email: string }

interface ProviderAccount extends SessionStart {
  email: string
  name: string
  confirmed: boolean
  isStaff: boolean
}

/** Its confirmation link signs in, in the browser that is told so. */
export class UnconfirmedAccount extends DomainError {
  constructor(readonly account: { id: number; createdAt: Date; email: string }) {
    super('email_not_confirmed', 'Confirma tu correo con el enlace que te enviamos para ingresar.')
  }
}

/**
 * Remembers the client's IP. An unconfirmed e-mail gets a confirmation mail instead of a session: anybody can enter
 * someone else's at a provider (pre-hijacking). Who is signed in proves to be that account and gets into no other.
 * @param callbackUrl from `mailedCallback`. @throws UnconfirmedAccount;
 * DomainError as `findOrCreateAccount`.
 */
export async function signInWithProvider(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
  callbackUrl: Route | null = null,
): Promise<SessionStart & { isStaff: boolean }> {
  const { actor } = ctx
  const only = actor.kind === 'anonymous' || actor.kind === 'system' ? null : actor.id
  const account = await findOrCreateAccount(ctx, identity, provider, { callbackUrl, only })
  if (!account.confirmed) {
    await resendConfirmation(ctx, { email: account.email }, callbackUrl)
    throw new UnconfirmedAccount(account)
  }
  // The IP of staff is known once the second factor was given.
  if (!account.isStaff) await rememberIp(ctx, account.id)
  const { id, sessionVersion, createdAt, isStaff } = account
  return { id, sessionVersion, createdAt, isStaff }
}

/**
 * By issuer and subject. A first sign-in creates an account without a password, or links the one with the same e-mail
 * and notifies its owner; the provider must have verified it, and staff are never linked. A password that its owner has
 * not proven goes then, with all sessions: a stranger may have chosen it. @param callbackUrl from `mailedCallback`
 * @param only with any other account nothing is changed
 * @throws DomainError account_suspended, account_blocked, forbidden (inactive), conflict (may not be linked, or is not `only`),
 * invalid (e-mail).
 */
export async function findOrCreateAccount(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
  { callbackUrl = null, only = null }: { callbackUrl?: Route | null; only?: number | null } = {},
): Promise<ProviderAccount> {
  const { issuer, subject } = identity
  return write(ctx, async (tx) => {
    // Serialises concurrent first sign-ins.
    await lockName(tx, `${issuer} ${subject}`)
    const known = await findByIdentity(tx, identity)
    requireOnly(known, only)
    if (known) return known
    const { email } = identity
    if (email === null) throw new DomainError('invalid', 'Tu proveedor no nos dio tu correo')
    const complete = { ...identity, email }
    const account =
      (await linkByEmail(tx, complete, provider, ctx.now)) ??
      (await createAccount(tx, complete, ctx.now, callbackUrl))
    requireOnly(account, only)
    await tx.insert(externalIdentities).values({ issuer, subject, userId: account.id })
    return account
  })
}

function requireOnly(account: ProviderAccount | null, only: number | null): void {
  if (account && only !== null && account.id !== only) throw new DomainError('conflict', OTHER_ACCOUNT)
}

/** Idempotent. @throws DomainError unauthenticated; conflict without a password (no login left); TooManyRequests. */
export async function unlinkIdentity(ctx: Context, { issuer }: { issuer: string }): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.sessionAccount, id)
  await write(ctx, async (tx) => {
    const [account] = await tx
      .select({ hasPassword: sql<boolean>`${users.passwordHash} is not null` })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!account?.hasPassword) {
      throw new DomainError('conflict', 'Crea primero una contraseña: sin ella no podrías volver a ingresar.')
    }
    await tx
      .delete(externalIdentities)
      .where(and(eq(externalIdentities.userId, id), eq(externalIdentities.issuer, issuer)))
  })
}

const ACCOUNT = {
  id: users.id,
  email: users.email,
  name: users.name,
  sessionVersion: users.sessionVersion,
  createdAt: users.createdAt,
  confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
  isStaff: sql<boolean>`${users.role} = 'admin'`,
}
const STATE = { active: users.active, suspendedAt: users.suspendedAt, blockedAt: users.blockedAt }

async function findByIdentity(
  tx: Db,
  { issuer, subject }: ProviderIdentity,
): Promise<ProviderAccount | null> {
  const [row] = await tx
    .select({ ...ACCOUNT, ...STATE })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)))
  if (!row) return null
  const { active, suspendedAt, blockedAt, ...account } = row
  if (!active) throw inactive(suspendedAt, blockedAt)
  return account
}

/** Null without an account. Legacy spellings match exactly: another may be another mailbox. */
async function linkByEmail(
  tx: WriteTx,
  identity: IdentityWithEmail,
  provider: string,
  now: Date,
): Promise<ProviderAccount | null> {
  const [row] = await tx
    .select({
      ...ACCOUNT,
      ...STATE,
      role: users.role,
      hasUnprovenPassword: sql<boolean>`${users.passwordHash} is not null and ${users.passwordProvenAt} is null`,
    })
    .from(users)
    .where('email' in parseEmail(identity.email) ? hasEmail(identity.email) : hasExactEmail(identity.email))
    .orderBy(exactEmailFirst(identity.email))
    .limit(1)
    .for('update')
  if (!row) return null
  const { active, suspendedAt, blockedAt, role, hasUnprovenPassword, ...account } = row
  if (!identity.emailVerified) throw emailTaken()
  if (role === 'admin') throw new DomainError('conflict', STAFF_BY_PASSWORD)
  if (!active) throw inactive(suspendedAt, blockedAt)
  const linked = { name: account.name, provider, dropped: hasUnprovenPassword }
  await enqueueMail(tx, { to: account.email, content: providerLinkedMail(linked), now })
  for (const to of await listUndoEmails(tx, account.id, now))
    await enqueueMail(tx, { to, content: providerLinkedMail({ ...linked, isFormer: true }), now })
  if (account.confirmed && !hasUnprovenPassword) return account
  if (!account.confirmed) await takeOver(tx, account.id, now)
  await tx.update(users).set({ passwordHash: null, passwordProvenAt: null }).where(eq(users.id, account.id))
  return { ...account, ...(await endAllSessions(tx, account.id)), confirmed: true }
}

/** Without what a pre-hijacking attacker left beside a password: identities and links. */
async function takeOver(tx: WriteTx, id: number, now: Date): Promise<void> {
  await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  await deleteIdentities(tx, id)
  await mailFoundationReceived(tx, id, now)
}

async function createAccount(
  tx: WriteTx,
  identity: IdentityWithEmail,
  now: Date,
  callbackUrl: Route | null,
): Promise<ProviderAccount> {
  const { emailVerified, name, lastName, countryId, cityId } = identity
  const parsed = parseEmail(identity.email)
  if ('error' in parsed) throw new DomainError('invalid', 'Tu proveedor nos dio un email que no podemos usar')
  const { email } = parsed
  const reserved = await whyReserved(tx, email, now)
  if (reserved) throw new DomainError('conflict', reserved)
  const place = {
    countryId,
    cityId: countryId && cityId && (await isCityOf(tx, cityId, countryId)) ? cityId : null,
  }
  const [account] = await tx
    .insert(users)
    .values({
      ...{ role: 'user', email, name, lastName, ...place, ...TOLD_NEWEST },
      emailVerifiedAt: emailVerified ? now : null,
    })
    .onConflictDoNothing()
    .returning(ACCOUNT)
  // Registered by a concurrent request.
  if (!account) throw emailTaken()
  if (!emailVerified) await mailConfirmation(tx, account, now, callbackUrl)
  return account
}

function inactive(suspendedAt: Date | null, blockedAt: Date | null): DomainError {
  if (suspendedAt) return new DomainError('account_suspended', ACCOUNT_SUSPENDED)
  if (blockedAt) return new DomainError('account_blocked', ACCOUNT_BLOCKED)
  return new DomainError('forbidden', 'Esta cuenta está desactivada')
}

const emailTaken = () => new DomainError('conflict', 'Ya existe una cuenta con este correo')
