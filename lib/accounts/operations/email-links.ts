import type { Route } from 'next'
import type { Db } from '@/db/client'
import { canonicalEmail } from '@/lib/accounts/email'
import { insertToken, isKnownIp } from '@/lib/accounts/queries'
import type { Context } from '@/lib/context'
import { HOUR_MS } from '@/lib/durations'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { enqueueMail } from '@/lib/outbox/operations'
import { confirmEmailMail, resetPasswordMail } from '@/lib/outbox/templates/account'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { confirmPath, resetConfirmPath } from '@/lib/routes'
import { hashToken, keyedHash, newToken } from '@/lib/secrets'

/** Lifetimes of links (decisions, 'Accounts'). */
const CONFIRM_MS = 24 * HOUR_MS
const RESET_MS = HOUR_MS / 2

interface Recipient {
  id: number
  email: string
  name: string
}

/** In the caller's transaction. @param callbackUrl where the first login leads, from `mailedCallback`. */
export async function mailConfirmation(
  db: Db,
  { id, email, name }: Recipient,
  now: Date,
  callbackUrl: Route | null = null,
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + CONFIRM_MS)
  await insertToken(db, { tokenHash: hashToken(token), userId: id, purpose: 'confirm-email', expiresAt })
  const content = confirmEmailMail({ name, url: absoluteUrl(confirmPath(token, callbackUrl)) })
  await enqueueMail(db, { to: email, content, now })
}

/** In the caller's transaction. @param callbackUrl where the next login leads, from `mailedCallback`. */
export async function mailReset(
  db: Db,
  { id, email, name }: Recipient,
  now: Date,
  callbackUrl: Route | null = null,
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + RESET_MS)
  await insertToken(db, { tokenHash: hashToken(token), userId: id, purpose: 'reset-password', expiresAt })
  const content = resetPasswordMail({ name, url: absoluteUrl(resetConfirmPath(token, callbackUrl)) })
  await enqueueMail(db, { to: email, content, now })
}

/**
 * Counts a request for a mail with a link, whether or not the recipient exists. An IP the account has signed in from has
 * a limit of its own.
 * @throws TooManyRequests for the recipient or the client's IP.
 */
export async function consumeMailLimits({ db, clientIp, now }: Context, email: string): Promise<void> {
  const [ipHash, recipient] = [keyedHash(clientIp), keyedHash(canonicalEmail(email))]
  // Strangers who use up a recipient's limit must not keep the owner from a reset.
  const known = await isKnownIp(db, email, ipHash)
  const hits = [
    { rule: LIMITS.mailIp, key: ipHash },
    { rule: LIMITS.mailRecipient, key: known ? `${recipient}:${ipHash}` : recipient },
  ]
  await consumeRateLimits(db, hits, now)
}
