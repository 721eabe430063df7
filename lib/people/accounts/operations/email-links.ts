import { lt } from 'drizzle-orm'
import type { Route } from 'next'
import type { Db } from '@/db/client'
import { emailChanges, emailTokens } from '@/db/schema'
import { mailboxOf } from '@/lib/people/accounts/email'
import { hasLinkBeyond, insertToken, wasMailedSince } from '@/lib/people/accounts/link-queries'
import { findMailAccount, isKnownIp, lockRecipient } from '@/lib/people/accounts/queries'
import { RESEND_SECONDS } from '@/lib/people/accounts/schema'
import { mailedStepText } from '@/lib/people/destinations/copy'
import { findMailedDestination } from '@/lib/people/destinations/queries'
import type { Context } from '@/lib/platform/context'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmEmailMail, resetPasswordMail, signInLinkMail } from '@/lib/platform/outbox/templates/account'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { isWithin, limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { hashToken, knownHashes, newToken } from '@/lib/platform/secrets'
import { type WriteTx, write } from '@/lib/platform/write'
import { daysBefore, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { confirmPath, resetConfirmPath, signInLinkPath } from '@/lib/text/sign-in-routes'
import type { TokenPurpose } from '@/lib/text/vocabulary'

/** How long links live (decisions, 'Accounts'); ours for signing in. */
const CONFIRM_MS = 24 * HOUR_MS
const RESET_MS = HOUR_MS / 2
const SIGN_IN_MS = HOUR_MS / 4
/** A new link ends the one before: without a pause strangers could keep the owner from ever having a valid one. */
const PAUSE_MS = 2 * MINUTE_MS

interface Recipient {
  id: number
  email: string
  name: string
}

interface Link {
  purpose: TokenPurpose
  lifeMs: number
  path(token: string, callbackUrl: Route | null): Route
  mail(words: { name: string; url: string }): MailContent
}

const CONFIRM = { purpose: 'confirm-email', lifeMs: CONFIRM_MS, path: confirmPath } as const
const LINKS = {
  'reset-password': {
    purpose: 'reset-password',
    lifeMs: RESET_MS,
    path: resetConfirmPath,
    mail: resetPasswordMail,
  },
  'sign-in': { purpose: 'sign-in', lifeMs: SIGN_IN_MS, path: signInLinkPath, mail: signInLinkMail },
} as const satisfies Partial<Record<TokenPurpose, Link>>

/** Mails a link in the caller's write. @param callbackUrl from `mailedCallback`. @returns where it leads. */
const mailer =
  ({ purpose, lifeMs, path, mail }: Link) =>
  async (
    tx: WriteTx,
    { id, email, name }: Recipient,
    now: Date,
    callbackUrl: Route | null = null,
  ): Promise<Route> => {
    const token = newToken()
    const expiresAt = new Date(now.getTime() + lifeMs)
    await insertToken(tx, { tokenHash: hashToken(token), userId: id, purpose, expiresAt })
    const linked = path(token, callbackUrl)
    await enqueueMail(tx, { to: email, content: mail({ name, url: absoluteUrl(linked) }), now })
    return linked
  }

export const mailReset = mailer(LINKS['reset-password'])

/** It says where it leads. */
export const mailConfirmation: typeof mailReset = async (tx, recipient, now, callbackUrl = null) => {
  const destination = await findMailedDestination(tx, callbackUrl, now)
  const { pet, picture } = destination
  const onward = { pet, picture, step: mailedStepText(destination) }
  const mail = (words: { name: string; url: string }) => confirmEmailMail({ ...words, onward })
  return mailer({ ...CONFIRM, mail })(tx, recipient, now, callbackUrl)
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
  const recipient = mailboxOf(email)
  await limitIp(ctx, LIMITS.mailIp)
  await limitIp(ctx, LIMITS.mailPair, recipient)
  if (await isKnownIp(db, email, knownHashes(clientIp))) return false
  return !(await isWithin(() => limit(ctx, LIMITS.mailRecipient, recipient)))
}

/**
 * Mails a link that works once, unless one was mailed within two minutes or, to a crowded recipient, is still valid.
 * @param crowded as `limitMails` says @param callbackUrl from `mailedCallback`
 */
export async function mailFreshLink(
  ctx: Context,
  account: Recipient,
  purpose: keyof typeof LINKS,
  { crowded, callbackUrl }: { crowded: boolean; callbackUrl: Route | null },
): Promise<void> {
  const { now } = ctx
  const link = LINKS[purpose]
  const beyond = crowded ? now : new Date(now.getTime() + link.lifeMs - PAUSE_MS)
  await write(ctx, async (tx) => {
    if (!(await lockRecipient(tx, account))) return
    if (await hasLinkBeyond(tx, account.id, purpose, beyond)) return
    await mailer(link)(tx, account, now, callbackUrl)
  })
}

/** Mailed links that work no more: they would stay until the next link of their kind. @returns how many. */
export async function forgetExpiredLinks(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION_DAYS.expiredLink)
  const tokens = await db.delete(emailTokens).where(lt(emailTokens.expiresAt, before))
  const changes = await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before))
  return tokens.count + changes.count
}

/** Once a minute; reveals no account. @param callbackUrl from `mailedCallback`. @throws TooManyRequests. */
export async function resendConfirmation(
  ctx: Context,
  { email }: { email: string },
  callbackUrl: Route | null = null,
): Promise<void> {
  const crowded = await limitMails(ctx, email)
  const account = await findMailAccount(ctx.db, email)
  if (account && !account.emailVerifiedAt) await confirmAgain(ctx, account, crowded, callbackUrl)
}

/** The mail, once a minute. @param crowded as `limitMails` says @param callbackUrl from `mailedCallback` */
export async function confirmAgain(
  ctx: Context,
  account: { id: number; email: string; name: string },
  crowded: boolean,
  callbackUrl: Route | null,
): Promise<void> {
  const recently = new Date(ctx.now.getTime() - RESEND_SECONDS * 1000)
  await write(ctx, async (tx) => {
    if (!(await lockRecipient(tx, account))) return
    if (await wasMailedSince(tx, account.id, 'confirm-email', recently)) return
    if (crowded && (await hasLinkBeyond(tx, account.id, 'confirm-email', ctx.now))) return
    await mailConfirmation(tx, account, ctx.now, callbackUrl)
  })
}
