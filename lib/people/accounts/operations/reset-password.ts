import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Route } from 'next'
import { emailTokens, users } from '@/db/schema'
import { placeOf } from '@/lib/people/accounts/hashing-queue'
import { findUnusedLink, isUnusedLink } from '@/lib/people/accounts/link-queries'
import { hashPassword } from '@/lib/people/accounts/passwords'
import {
  accountGone,
  deleteIdentities,
  findMailAccount,
  findPasswordOwner,
  findStoppedAccount,
  lockAccount,
} from '@/lib/people/accounts/queries'
import { suspendedDataUrl } from '@/lib/people/accounts/suspension-links'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { passwordChangedMail } from '@/lib/platform/outbox/templates/account'
import { accountSuspendedMail, stillBlockedMail } from '@/lib/platform/outbox/templates/suspension'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { isWithin, limit } from '@/lib/platform/rate-limits/operations'
import { nextSessionVersion, type SessionStart } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { RESET } from '@/lib/text/routes'
import { limitMails, mailFreshLink } from './email-links'
import { mailFoundationReceived } from './foundation-received'
import { scoreNewPassword } from './uncommon-password'

/**
 * Mails a reset link, unless one was just mailed; to suspended and blocked accounts the link to their data instead.
 * @param callbackUrl from `mailedCallback`. @throws DomainError not_found (specification, section 8; rate limits bound
 * enumeration); TooManyRequests.
 */
export async function requestReset(
  ctx: Context,
  { email }: { email: string },
  callbackUrl: Route | null = null,
): Promise<void> {
  const crowded = await limitMails(ctx, email)
  const account = await findMailAccount(ctx.db, email)
  if (!account && (await mailDataLink(ctx, email))) return
  if (!account) throw new DomainError('not_found', 'El email no está registrado')
  await mailFreshLink(ctx, account, 'reset-password', { crowded, callbackUrl })
}

/**
 * In place of a link that would not let it in, once a day to each address that it has.
 * @returns whether the account is suspended or blocked.
 */
async function mailDataLink(ctx: Context, email: string): Promise<boolean> {
  const account = await findStoppedAccount(ctx.db, email)
  if (!account) return false
  const isDue = await isWithin(() => limit(ctx, LIMITS.suspensionMail, `${account.id} ${account.email}`))
  if (!isDue) return true
  const { reason, ...words } = { ...account, dataUrl: suspendedDataUrl(account, ctx.now) }
  const content = reason === null ? stillBlockedMail(words) : accountSuspendedMail({ ...words, reason })
  const key = reachingBlocked()
  await write(ctx, (tx) => enqueueMail(tx, { to: account.email, content, now: ctx.now, key }))
  return true
}

/**
 * Single use, also under concurrency; revokes all sessions and API tokens and, as the mailbox is proven, confirms the
 * e-mail: what a stranger linked before that goes. @throws DomainError bad_request (link unknown, used or expired); invalid
 * (common password).
 */
export async function resetPassword(
  ctx: Context,
  { token, password1 }: { token: string; password1: string },
): Promise<void> {
  const { db, now } = ctx
  // Looked up first, so that made-up tokens cost no hashing.
  const alive = await findUnusedLink(db, token, 'reset-password', now)
  if (!alive) throw deadResetLink()
  await scoreNewPassword(ctx, password1, 'password1', await findPasswordOwner(db, alive.userId))
  const passwordHash = await hashPassword(password1, placeOf(alive.userId))
  await write(ctx, async (tx) => {
    // Accounts before tokens, as everywhere: no deadlocks.
    await lockAccount(tx, alive.userId)
    const [row] = await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(isUnusedLink(token, 'reset-password', now))
      .returning({ userId: emailTokens.userId })
    if (!row) throw deadResetLink()
    const [confirmed] = await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, row.userId), isNull(users.emailVerifiedAt)))
      .returning({ id: users.id })
    // Of an account that was confirmed before, its owner's: after another e-mail they would not be linked again.
    if (confirmed) {
      await deleteIdentities(tx, row.userId)
      await mailFoundationReceived(tx, row.userId, now)
    }
    await setPassword(tx, row.userId, passwordHash, { now, proven: true })
  })
}

/** For links that expired, were used or replaced, or never existed: which is not said. */
export const deadLink = () =>
  new DomainError('bad_request', 'El enlace no es válido o ya venció. Pide uno nuevo.')

/** Perhaps the answer was lost to whoever used it, who is not to doubt which password holds. */
const deadResetLink = () =>
  new DomainError(
    'bad_request',
    'El enlace no es válido o ya venció. Si acabas de elegir una contraseña nueva, ya puedes ingresar con ella; si no, pide otro enlace.',
  )

/**
 * Also revokes sessions, reset links and sign-in links, and mails the owner; in the caller's transaction. @param proven the owner of
 * the mailbox chose it; else that is as sure as it was of the password before. @param checked what was stored when the person
 * showed that they know it: another one since then is kept. @throws DomainError not_found; conflict.
 */
export async function setPassword(
  tx: WriteTx,
  userId: number,
  passwordHash: string,
  { now, proven, checked }: { now: Date; proven: boolean; checked?: string | null },
): Promise<SessionStart> {
  const [account] = await tx
    .update(users)
    .set({
      passwordHash,
      ...(proven && { passwordProvenAt: now }),
      sessionVersion: nextSessionVersion,
    })
    .where(and(eq(users.id, userId), eq(users.active, true), isStill(checked)))
    .returning({
      id: users.id,
      email: users.email,
      name: users.name,
      sessionVersion: users.sessionVersion,
      createdAt: users.createdAt,
    })
  if (!account && checked !== undefined) throw changedMeanwhile()
  if (!account) throw accountGone()
  await tx
    .update(emailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailTokens.userId, userId),
        inArray(emailTokens.purpose, ['reset-password', 'sign-in']),
        isNull(emailTokens.usedAt),
      ),
    )
  const content = passwordChangedMail({ name: account.name, resetUrl: absoluteUrl(RESET) })
  await enqueueMail(tx, { to: account.email, content, now })
  const { id, sessionVersion, createdAt } = account
  return { id, sessionVersion, createdAt }
}

const isStill = (checked: string | null | undefined) =>
  checked === undefined ? undefined : sql`${users.passwordHash} is not distinct from ${checked}`

const changedMeanwhile = () =>
  new DomainError('conflict', 'La contraseña de la cuenta cambió mientras tanto. Recarga la página.')
