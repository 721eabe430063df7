import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { emailChanges } from '@/db/schema'
import {
  findAskedChange,
  isOpenChange,
  mayBeUndone,
  whyNotEmail,
} from '@/lib/people/accounts/email-change-queries'
import { accountGone, deleteIdentities, spellingsOf } from '@/lib/people/accounts/queries'
import type { changeEmailSchema } from '@/lib/people/accounts/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmNewEmailMail, emailChangedMail, emailLeftMail } from '@/lib/platform/outbox/templates/account'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { endAllSessions, type SessionStart } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { emailChangePath, emailUndoPath } from '@/lib/text/routes'
import { requirePassword } from './change-password'
import { limitMails } from './email-links'
import { forgetChangesSince, lockForChange, orTaken, setEmail } from './set-email'

/** As the link that confirms a registration. */
const CONFIRM_MS = 24 * HOUR_MS
/** Ours: long enough for somebody who reads that mailbox once a week. */
const UNDO_MS = 7 * DAY_MS
/** Double clicks mail one link. */
const PAUSE_MS = 2 * MINUTE_MS

/**
 * Mails a link to the new address. Until its owner opens it in a session of the account, nothing changes.
 * @throws DomainError invalid (`email`, `password`); forbidden (staff; see `requirePassword`); not_found; TooManyRequests.
 */
export async function askForEmailChange(
  ctx: Context,
  { email, password }: z.output<typeof changeEmailSchema>,
): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await requirePassword(ctx, password, 'password')
  await limit(ctx, LIMITS.emailChangeAccount, id)
  const isCrowded = await limitMails(ctx, email)
  await write(ctx, async (tx) => {
    const account = await lockForChange(tx, id)
    if (!account?.active) throw accountGone()
    if (account.email === email) throw invalidFields({ email: 'Ese ya es el correo de tu cuenta' })
    const obstacle = await whyNotEmail(tx, email, ctx.now, id)
    if (obstacle) throw invalidFields({ email: obstacle })
    const asked = await findAskedChange(tx, id, ctx.now)
    const isAsked = asked?.email === email
    if (isAsked && (isCrowded || asked.createdAt.getTime() > ctx.now.getTime() - PAUSE_MS)) return
    if (isCrowded) throw new TooManyRequests(LIMITS.mailRecipient.seconds)
    await deleteAsked(tx, id)
    const token = await addLink(tx, { id, email }, { lifeMs: CONFIRM_MS, now: ctx.now })
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
 * The former address is told, with a link that undoes the change. @returns where other sessions ended: how this one goes on.
 * @throws DomainError bad_request (link unknown, expired, used or of another account); conflict (the e-mail was taken meanwhile).
 */
export async function confirmEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<SessionStart | null> {
  const id = accountIdOf(ctx.actor)
  const { now } = ctx
  const changing = write(ctx, async (tx) => {
    const account = await lockForChange(tx, id)
    const [link] = await tx
      .delete(emailChanges)
      .where(and(isOpenChange(token, now), eq(emailChanges.userId, id), eq(emailChanges.undoes, false)))
      .returning()
    if (!account?.active || !link) throw overLink()
    const obstacle = await whyNotEmail(tx, link.email, now, id)
    if (obstacle) throw new DomainError('conflict', obstacle)
    await setEmail(tx, account, link.email, now)
    const { name, email: left } = account
    const start = await takeBack(tx, id, link.email, now)
    const content = start
      ? emailLeftMail({ name })
      : emailChangedMail({
          name,
          url: absoluteUrl(emailUndoPath(await addLink(tx, account, { undoes: true, lifeMs: UNDO_MS, now }))),
        })
    await enqueueMail(tx, { to: left, content, now })
    return start
  })
  return orTaken(changing)
}

/**
 * Whoever changes to an address that may undo a change has it back by that: the address that is left gets no link to take the
 * account again, and as when it is undone, identities linked since then and all sessions end. @returns null for any other address.
 */
async function takeBack(tx: WriteTx, id: number, email: string, now: Date): Promise<SessionStart | null> {
  const [undone] = await tx
    .select({ createdAt: emailChanges.createdAt })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, id),
        mayBeUndone(now),
        inArray(sql`lower(${emailChanges.email})`, spellingsOf(email)),
      ),
    )
    .orderBy(asc(emailChanges.createdAt))
    .limit(1)
  if (!undone) return null
  await forgetChangesSince(tx, id, undone.createdAt)
  await deleteIdentities(tx, id, undone.createdAt)
  return endAllSessions(tx, id)
}

/** @returns the token that gives the account that e-mail, or gives it back. */
async function addLink(
  tx: WriteTx,
  { id, email }: { id: number; email: string },
  { undoes = false, lifeMs, now }: { undoes?: boolean; lifeMs: number; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const link = { tokenHash: hashToken(token), userId: id, email, undoes, expiresAt, createdAt: now }
  await tx.insert(emailChanges).values(link)
  return token
}

/** Also where it was used: its row is gone then. */
const overLink = () =>
  new DomainError(
    'bad_request',
    'Este enlace ya se usó o venció. Si ya confirmaste el cambio, ingresas con tu correo nuevo; si no, pide otro desde tu perfil.',
  )

const deleteAsked = (tx: WriteTx, id: number) =>
  tx.delete(emailChanges).where(and(eq(emailChanges.userId, id), eq(emailChanges.undoes, false)))
