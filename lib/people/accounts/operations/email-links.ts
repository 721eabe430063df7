import type { Route } from 'next'
import type { Db } from '@/db/client'
import { canonicalEmail } from '@/lib/people/accounts/email'
import { hasLinkBeyond, insertToken, isKnownIp } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { TooManyRequests } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmEmailMail, resetPasswordMail } from '@/lib/platform/outbox/templates/account'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { hashToken, knownHashes, newToken } from '@/lib/platform/secrets'
import type { WriteTx } from '@/lib/platform/write'
import { HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { confirmPath, resetConfirmPath } from '@/lib/text/routes'

/** How long links live (decisions, 'Accounts'). */
const CONFIRM_MS = 24 * HOUR_MS
const RESET_MS = HOUR_MS / 2
/** A new link ends the one before: without a pause strangers could keep the owner from ever having a valid one. */
const RESET_PAUSE_MS = 2 * MINUTE_MS

interface Recipient {
  id: number
  email: string
  name: string
}

/** Mails a confirmation link in the caller's write. @param callbackUrl from `mailedCallback`. */
export async function mailConfirmation(
  tx: WriteTx,
  { id, email, name }: Recipient,
  now: Date,
  callbackUrl: Route | null = null,
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + CONFIRM_MS)
  await insertToken(tx, { tokenHash: hashToken(token), userId: id, purpose: 'confirm-email', expiresAt })
  const content = confirmEmailMail({ name, url: absoluteUrl(confirmPath(token, callbackUrl)) })
  await enqueueMail(tx, { to: email, content, now })
}

/** Mails a reset link in the caller's write. @param callbackUrl from `mailedCallback`. */
export async function mailReset(
  tx: WriteTx,
  { id, email, name }: Recipient,
  now: Date,
  callbackUrl: Route | null = null,
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + RESET_MS)
  await insertToken(tx, { tokenHash: hashToken(token), userId: id, purpose: 'reset-password', expiresAt })
  const content = resetPasswordMail({ name, url: absoluteUrl(resetConfirmPath(token, callbackUrl)) })
  await enqueueMail(tx, { to: email, content, now })
}

/**
 * Counts a request for a mail with a link, whether or not the recipient exists, per client and recipient: strangers
 * must not use up the owner's limit. All clients together have a higher limit, which does not concern an IP that the
 * account has signed in from. Beyond it a recipient is crowded.
 * @returns whether the recipient is crowded: mail no new link then while one is valid, but answer as if.
 * @throws TooManyRequests for the client's IP, alone or with this recipient.
 */
export async function limitMails(ctx: Context, email: string): Promise<boolean> {
  const { db, clientIp } = ctx
  const recipient = canonicalEmail(email)
  await limit(ctx, LIMITS.mailIp, clientIp)
  await limit(ctx, LIMITS.mailPair, `${recipient} ${clientIp}`)
  if (await isKnownIp(db, email, knownHashes(clientIp))) return false
  try {
    await limit(ctx, LIMITS.mailRecipient, recipient)
    return false
  } catch (error) {
    if (error instanceof TooManyRequests) return true
    throw error
  }
}

/** Whether a reset link was mailed within two minutes or, for a crowded recipient, is still valid. */
export function hasFreshReset(db: Db, userId: number, now: Date, crowded: boolean): Promise<boolean> {
  const beyond = crowded ? now : new Date(now.getTime() + RESET_MS - RESET_PAUSE_MS)
  return hasLinkBeyond(db, userId, 'reset-password', beyond)
}
