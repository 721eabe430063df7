import { and, eq, gte, or } from 'drizzle-orm'
import type { Route } from 'next'
import type { z } from 'zod'
import { emailChanges, emailTokens, users } from '@/db/schema'
import {
  EMAIL_RESERVED,
  findAskedChange,
  isEmailReserved,
  isOpenChange,
} from '@/lib/people/accounts/email-change-queries'
import { insertToken } from '@/lib/people/accounts/link-queries'
import { deleteIdentities, isEmailTaken, listTagsOfAccount, lockAccount } from '@/lib/people/accounts/queries'
import { hasCaseOfEmail } from '@/lib/people/accounts/returning-queries'
import type { changeEmailSchema } from '@/lib/people/accounts/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { codesOf } from '@/lib/platform/error-causes'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmNewEmailMail, emailChangedMail } from '@/lib/platform/outbox/templates/email-change'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { endAllSessions } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { emailChangePath, emailUndoPath } from '@/lib/text/account-routes'
import { EMAIL_HAS_CASE } from '@/lib/text/copy/kept-cases'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { resetConfirmPath } from '@/lib/text/routes'
import { requirePassword } from './change-password'
import { limitMails, RESET_MS } from './email-links'
import { deadLink } from './reset-password'

/** As the link that confirms a registration. */
const CONFIRM_MS = 24 * HOUR_MS
/** Ours: long enough for somebody who reads that mailbox once a week. */
const UNDO_MS = 7 * DAY_MS
/** Double clicks mail one link. */
const PAUSE_MS = 2 * MINUTE_MS

/**
 * Mails a link to the new address. Until its owner opens it in a session of the account, nothing changes.
 * @throws DomainError invalid (`email`, `password`); forbidden (staff; see `requirePassword`); TooManyRequests.
 */
export async function askForEmailChange(
  ctx: Context,
  { email, password }: z.output<typeof changeEmailSchema>,
): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await requirePassword(ctx, password, 'password')
  const isCrowded = await limitMails(ctx, email)
  await write(ctx, async (tx) => {
    const account = await lockForChange(tx, id)
    if (account.email === email) throw invalidFields({ email: 'Ese ya es el correo de tu cuenta' })
    const obstacle = await obstacleTo(tx, email, id, ctx.now)
    if (obstacle) throw invalidFields({ email: obstacle })
    const asked = await findAskedChange(tx, id, ctx.now)
    const isFresh = asked !== null && (isCrowded || asked.createdAt.getTime() > ctx.now.getTime() - PAUSE_MS)
    if (isFresh && asked.email === email) return
    await deleteAsked(tx, id)
    const token = newToken()
    const expiresAt = new Date(ctx.now.getTime() + CONFIRM_MS)
    const link = { tokenHash: hashToken(token), userId: id, email, expiresAt, createdAt: ctx.now }
    await tx.insert(emailChanges).values(link)
    const content = confirmNewEmailMail({ name: account.name, url: absoluteUrl(emailChangePath(token)) })
    await enqueueMail(tx, { to: email, content, now: ctx.now })
  })
}

/** The link that was mailed does nothing any more. */
export async function cancelEmailChange(ctx: Context): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await write(ctx, (tx) => deleteAsked(tx, id))
}

/**
 * Once, in a session of the account: a mistyped address may be a stranger's, who must not get the account by the link.
 * Links that were mailed to the former address end, and it is told, with a link that undoes the change.
 * @throws DomainError bad_request (link unknown, expired, used or of another account); conflict (the e-mail was taken meanwhile).
 */
export async function confirmEmailChange(ctx: Context, { token }: { token: string }): Promise<void> {
  const id = accountIdOf(ctx.actor)
  const { now } = ctx
  const changing = write(ctx, async (tx) => {
    const account = await lockForChange(tx, id)
    const [link] = await tx
      .delete(emailChanges)
      .where(and(isOpenChange(token, now), eq(emailChanges.userId, id), eq(emailChanges.undoes, false)))
      .returning()
    if (!link) throw deadLink()
    const obstacle = await obstacleTo(tx, link.email, id, now)
    if (obstacle) throw new DomainError('conflict', obstacle)
    await setEmail(tx, id, link.email, now)
    const undo = newToken()
    const expiresAt = new Date(now.getTime() + UNDO_MS)
    const undoing = { tokenHash: hashToken(undo), userId: id, email: account.email, undoes: true }
    await tx.insert(emailChanges).values({ ...undoing, expiresAt, createdAt: now })
    const content = emailChangedMail({ name: account.name, url: absoluteUrl(emailUndoPath(undo)) })
    await enqueueMail(tx, { to: account.email, content, now })
  })
  await changing.catch((error: unknown) => {
    // Somebody registered with it, or confirmed it, at the same moment.
    if (codesOf(error).includes(UNIQUE_VIOLATION)) throw new DomainError('conflict', TAKEN)
    throw error
  })
}

/**
 * For the owner of the former address, whose account somebody else may have: later changes go too, the password and the
 * provider's identities work no more, and all sessions end. @returns where to choose a password. @throws DomainError
 * bad_request (link unknown, expired or used, account not active); conflict (the address has another account by now).
 */
export async function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<Route> {
  const { db, now } = ctx
  const [alive] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(isOpenChange(token, now), eq(emailChanges.undoes, true)))
  if (!alive) throw deadLink()
  return write(ctx, async (tx) => {
    const { id } = await lockForChange(tx, alive.userId)
    const [link] = await tx
      .delete(emailChanges)
      .where(and(isOpenChange(token, now), eq(emailChanges.undoes, true)))
      .returning()
    if (!link) throw deadLink()
    if (await isEmailTaken(tx, link.email, id)) throw new DomainError('conflict', TAKEN_MEANWHILE)
    const isLater = or(eq(emailChanges.undoes, false), gte(emailChanges.createdAt, link.createdAt))
    await tx.delete(emailChanges).where(and(eq(emailChanges.userId, id), isLater))
    await setEmail(tx, id, link.email, now)
    await tx.update(users).set({ passwordHash: null, passwordProvenAt: null }).where(eq(users.id, id))
    await deleteIdentities(tx, id)
    await endAllSessions(tx, id)
    const reset = newToken()
    const expiresAt = new Date(now.getTime() + RESET_MS)
    await insertToken(tx, { tokenHash: hashToken(reset), userId: id, purpose: 'reset-password', expiresAt })
    return resetConfirmPath(reset)
  })
}

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'
const TAKEN = 'Ese correo ya es de otra cuenta'
const TAKEN_MEANWHILE =
  'Ese correo ya tiene otra cuenta en Querencia. Escríbenos desde Contacto y lo resolvemos contigo.'

async function lockForChange(tx: WriteTx, id: number) {
  await lockAccount(tx, id)
  const [account] = await tx
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)))
  if (!account) throw deadLink()
  if (account.role === 'admin') {
    throw new DomainError('forbidden', 'El correo de una cuenta del equipo no se cambia aquí.')
  }
  return account
}

/** Why an account cannot have an e-mail; null if it can. */
async function obstacleTo(tx: WriteTx, email: string, id: number, now: Date): Promise<string | null> {
  if (await isEmailTaken(tx, email, id)) return TAKEN
  if (await isEmailReserved(tx, email, now, id)) return EMAIL_RESERVED
  return (await hasCaseOfEmail(tx, email, now)) ? EMAIL_HAS_CASE : null
}

/** What was mailed to the former address works no more. */
async function setEmail(tx: WriteTx, id: number, email: string, now: Date): Promise<void> {
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  tx.expire(...(await listTagsOfAccount(tx, id)))
}

const deleteAsked = (tx: WriteTx, id: number) =>
  tx.delete(emailChanges).where(and(eq(emailChanges.userId, id), eq(emailChanges.undoes, false)))
