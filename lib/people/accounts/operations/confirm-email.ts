import { eq, sql } from 'drizzle-orm'
import { emailTokens, users } from '@/db/schema'
import { placeOf } from '@/lib/people/accounts/hashing-queue'
import { type ConfirmationLink, findConfirmationLink, isOpenLink } from '@/lib/people/accounts/link-queries'
import { hashPassword, verifyPassword } from '@/lib/people/accounts/passwords'
import { deleteIdentities, findPasswordOwner } from '@/lib/people/accounts/queries'
import { isOwnRegistration } from '@/lib/people/accounts/registration-proof'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import type { LinkedRow } from '@/lib/platform/row-link'
import { endAllSessions, type SessionStart } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { mailFoundationReceived } from './foundation-received'
import { rememberIp } from './remember-ip'
import { deadLink, setPassword } from './reset-password'
import { scoreNewPassword } from './uncommon-password'

/** A session to begin; null for staff, who always log in, and for accounts that are not active. */
type ConfirmedStart = SessionStart | null

/**
 * In the browser that registered the account, whose mailbox this proves: what the account holds is theirs. A page that is
 * open twice may send it twice: only one signs in. @throws DomainError bad_request (unknown or expired link); forbidden
 * (another browser).
 */
export async function confirmInOwnBrowser(
  ctx: Context,
  { token }: { token: string },
  registration: LinkedRow | null,
): Promise<ConfirmedStart> {
  const link = await findConfirmationLink(ctx.db, token, ctx.now)
  if (!link) throw deadLink()
  if (!isOwnRegistration(registration, link)) {
    throw new DomainError('forbidden', 'No te registraste en este navegador. Escribe tu contraseña.')
  }
  const start = link.confirmed ? 'already' : await confirm(ctx, token, link, async () => ({}))
  return start === 'already' ? null : start
}

/**
 * By the password: whoever has the mailbox and knows it chose it. @throws DomainError bad_request; conflict (confirmed
 * already); invalid (`password`); TooManyRequests.
 */
export async function confirmByPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<ConfirmedStart> {
  const link = await findOpenLink(ctx, token)
  const refund = await limit(ctx, LIMITS.loginPair, `confirm:${link.userId}`)
  if (!(await verifyPassword(link.passwordHash, password, placeOf(link.userId)))) {
    throw invalidFields({
      password: 'Esa no es la contraseña de esta cuenta. Escríbela otra vez o elige otra.',
    })
  }
  await refund()
  const start = await confirm(ctx, token, link, async (tx) => {
    await deleteIdentities(tx, link.userId)
    return {}
  })
  return orConflict(start)
}

/**
 * With another password in place of one that a stranger may have chosen, whose identities and sessions end. @throws
 * DomainError bad_request; conflict (confirmed already); invalid (`password1`).
 */
export async function confirmByNewPassword(
  ctx: Context,
  { token, password1 }: { token: string; password1: string },
): Promise<ConfirmedStart> {
  const link = await findOpenLink(ctx, token)
  await scoreNewPassword(ctx, password1, 'password1', await findPasswordOwner(ctx.db, link.userId))
  const passwordHash = await hashPassword(password1, placeOf(link.userId))
  const start = await confirm(ctx, token, link, async (tx) => {
    await deleteIdentities(tx, link.userId)
    return setPassword(tx, link.userId, passwordHash, { now: ctx.now, proven: true })
  })
  return orConflict(start)
}

/**
 * For API clients, whose call says only that the mailbox was reached: a password that nobody proved to be its owner's
 * is dropped, with identities and sessions. Idempotent. @param registration of the browser that sent the call. @returns
 * whether a password is left. @throws DomainError bad_request for an unknown or expired link.
 */
export async function confirmForClient(
  ctx: Context,
  { token }: { token: string },
  registration: LinkedRow | null,
): Promise<boolean> {
  const link = await findConfirmationLink(ctx.db, token, ctx.now)
  if (!link) throw deadLink()
  if (link.confirmed) return link.passwordHash !== null
  const isOwn = isOwnRegistration(registration, link)
  const start = await confirm(ctx, token, link, async (tx) => {
    if (isOwn) return {}
    await tx
      .update(users)
      .set({ passwordHash: null, passwordProvenAt: null })
      .where(eq(users.id, link.userId))
    await deleteIdentities(tx, link.userId)
    return endAllSessions(tx, link.userId)
  })
  return start === 'already' || (isOwn && link.passwordHash !== null)
}

async function findOpenLink(ctx: Context, token: string): Promise<ConfirmationLink> {
  const link = await findConfirmationLink(ctx.db, token, ctx.now)
  if (!link) throw deadLink()
  if (link.confirmed) throw confirmedAlready()
  return link
}

/** Once: of concurrent calls one confirms. @param settle what else changes; a session of an older version ends */
async function confirm(
  ctx: Context,
  token: string,
  { userId, passwordHash }: ConfirmationLink,
  settle: (tx: WriteTx) => Promise<{ sessionVersion?: number }>,
): Promise<ConfirmedStart | 'already'> {
  const { now } = ctx
  return write(ctx, async (tx) => {
    // Accounts before tokens, as everywhere: no deadlocks.
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    const [used] = await tx
      .update(emailTokens)
      .set({ usedAt: sql`coalesce(${emailTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
      .where(isOpenLink(token, 'confirm-email', now))
      .returning({ userId: emailTokens.userId })
    if (!account || !used) throw deadLink()
    // Somebody else confirmed it meanwhile, maybe with another password.
    if (account.emailVerifiedAt !== null || account.passwordHash !== passwordHash) return 'already'
    const proven = passwordHash === null ? {} : { passwordProvenAt: now }
    await tx
      .update(users)
      .set({ emailVerifiedAt: now, ...proven })
      .where(eq(users.id, userId))
    const { sessionVersion = account.sessionVersion } = await settle(tx)
    await mailFoundationReceived(tx, userId, now)
    if (!account.active || account.role === 'admin') return null
    await rememberIp({ ...ctx, db: tx }, userId)
    return { id: userId, sessionVersion, createdAt: account.createdAt, provenAt: now }
  })
}

function orConflict(start: ConfirmedStart | 'already'): ConfirmedStart {
  if (start === 'already') throw confirmedAlready()
  return start
}

const confirmedAlready = () =>
  new DomainError('conflict', 'Tu correo ya está confirmado. Inicia sesión, o recupera tu contraseña.')
