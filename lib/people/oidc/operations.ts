import { and, eq, sql } from 'drizzle-orm'
import type { Route } from 'next'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { emailTokens, externalIdentities, users } from '@/db/schema'
import { parseEmail } from '@/lib/people/accounts/email'
import { resendConfirmation } from '@/lib/people/accounts/operations/confirm-email'
import { mailConfirmation } from '@/lib/people/accounts/operations/email-links'
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
import { limit } from '@/lib/platform/rate-limits/operations'
import { LIMITS } from '@/lib/platform/rate-limits/rules'
import { endAllSessions, type SessionStart } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { ACCOUNT_SUSPENDED } from '@/lib/text/copy/suspension'
import type { ProviderIdentity } from './identity'

type IdentityWithEmail = ProviderIdentity & { email: string }

interface ProviderAccount extends SessionStart {
  email: string
  name: string
  confirmed: boolean
}

/**
 * Signs in with an OpenID Connect identity and remembers the client's IP. An account with an unconfirmed e-mail gets a
 * confirmation mail instead of a session: anybody can enter someone else's e-mail in a provider profile and pre-hijack
 * the account.
 * @param provider the provider's display name.
 * @param callbackUrl redirect target of the login after the confirmation, from `mailedCallback`.
 * @throws DomainError email_not_confirmed; otherwise as `findOrCreateAccount`.
 */
export async function signInWithProvider(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
  callbackUrl: Route | null = null,
): Promise<SessionStart> {
  const account = await findOrCreateAccount(ctx, identity, provider, callbackUrl)
  if (!account.confirmed) {
    await resendConfirmation(ctx, { email: account.email }, callbackUrl)
    throw new DomainError(
      'email_not_confirmed',
      'Confirma tu correo con el enlace que te enviamos para ingresar.',
    )
  }
  await rememberIp(ctx, account.id)
  const { id, sessionVersion, createdAt } = account
  return { id, sessionVersion, createdAt }
}

/**
 * Finds the account of an OpenID Connect identity by issuer and subject. The first sign-in creates a person's account
 * without a password, or links the account with the same e-mail and notifies its owner. Requires an e-mail verified by
 * the provider; staff accounts are never linked automatically.
 * @param provider the provider's display name.
 * @param callbackUrl redirect target of the login after the confirmation, from `mailedCallback`.
 * @throws DomainError account_suspended; forbidden for another inactive account; conflict when the e-mail's account may not be linked; invalid
 *   without an e-mail, or with one that no account may have.
 */
export async function findOrCreateAccount(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
  callbackUrl: Route | null = null,
): Promise<ProviderAccount> {
  const { issuer, subject } = identity
  return write(ctx, async (tx) => {
    // Serialises concurrent first sign-ins of one identity.
    await lockName(tx, `${issuer} ${subject}`)
    const known = await findByIdentity(tx, identity)
    if (known) return known
    const { email } = identity
    if (email === null) throw new DomainError('invalid', 'Tu proveedor no nos dio tu correo')
    const complete = { ...identity, email }
    const account =
      (await linkByEmail(tx, complete, provider, ctx.now)) ??
      (await createAccount(tx, complete, ctx.now, callbackUrl))
    await tx.insert(externalIdentities).values({ issuer, subject, userId: account.id })
    return account
  })
}

/**
 * Unlinks an identity from the actor's account. Idempotent.
 * @throws DomainError unauthenticated; conflict without a password, because nobody could sign in any more;
 *   TooManyRequests.
 */
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
}

async function findByIdentity(
  tx: Db,
  { issuer, subject }: ProviderIdentity,
): Promise<ProviderAccount | null> {
  const [row] = await tx
    .select({ ...ACCOUNT, active: users.active, suspendedAt: users.suspendedAt })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)))
  if (!row) return null
  const { active, suspendedAt, ...account } = row
  if (!active) throw inactive(suspendedAt)
  return account
}

/**
 * Links the account with this e-mail; null when there is none. An e-mail that no new account may have is only its own:
 * another spelling of its domain may be another mailbox.
 */
async function linkByEmail(
  tx: WriteTx,
  identity: IdentityWithEmail,
  provider: string,
  now: Date,
): Promise<ProviderAccount | null> {
  const [row] = await tx
    .select({ ...ACCOUNT, active: users.active, suspendedAt: users.suspendedAt, role: users.role })
    .from(users)
    .where('email' in parseEmail(identity.email) ? hasEmail(identity.email) : hasExactEmail(identity.email))
    .orderBy(exactEmailFirst(identity.email))
    .limit(1)
    .for('update')
  if (!row) return null
  const { active, suspendedAt, role, ...account } = row
  if (!identity.emailVerified || role === 'admin') throw emailTaken()
  if (!active) throw inactive(suspendedAt)
  const content = providerLinkedMail({ name: account.name, provider })
  await enqueueMail(tx, { to: account.email, content, now })
  return account.confirmed ? account : takeOver(tx, account, now)
}

/**
 * Hands an unconfirmed account to the verified owner of its e-mail, without the password, identities, links and sessions
 * of a possible attacker who registered it in advance (account pre-hijacking).
 */
async function takeOver(tx: Db, account: ProviderAccount, now: Date): Promise<ProviderAccount> {
  const { id } = account
  await tx.update(users).set({ passwordHash: null, emailVerifiedAt: now }).where(eq(users.id, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  await deleteIdentities(tx, id)
  return { ...account, ...(await endAllSessions(tx, id)), confirmed: true }
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
  const place = {
    countryId,
    cityId: countryId && cityId && (await isCityOf(tx, cityId, countryId)) ? cityId : null,
  }
  const [account] = await tx
    .insert(users)
    .values({ role: 'user', email, name, lastName, emailVerifiedAt: emailVerified ? now : null, ...place })
    .onConflictDoNothing()
    .returning(ACCOUNT)
  // Registered with a password at this very moment.
  if (!account) throw emailTaken()
  if (!emailVerified) await mailConfirmation(tx, account, now, callbackUrl)
  return account
}

const inactive = (suspendedAt: Date | null) =>
  suspendedAt
    ? new DomainError('account_suspended', ACCOUNT_SUSPENDED)
    : new DomainError('forbidden', 'Esta cuenta está desactivada')
const emailTaken = () => new DomainError('conflict', 'Ya existe una cuenta con este correo')
