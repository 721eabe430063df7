import { eq } from 'drizzle-orm'
import type { Route } from 'next'
import { emailTokens, users } from '@/db/schema'
import { findUnusedLink, isUnusedLink } from '@/lib/people/accounts/link-queries'
import { findMailAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import type { SessionStart } from '@/lib/platform/session/operations'
import { write } from '@/lib/platform/write'
import { confirmAgain, limitMails, mailFreshLink } from './email-links'
import { rememberIp } from './remember-ip'
import { deadLink } from './reset-password'

/**
 * Mails a link that signs in, for people whom failed logins of strangers keep out and for accounts without a password;
 * reveals no account. Where the e-mail is not confirmed it is the confirmation, which signs in as well. @param
 * callbackUrl from `mailedCallback`. @throws TooManyRequests.
 */
export async function requestSignInLink(
  ctx: Context,
  { email }: { email: string },
  callbackUrl: Route | null = null,
): Promise<void> {
  const crowded = await limitMails(ctx, email)
  const account = await findMailAccount(ctx.db, email)
  if (!account) return
  if (!account.emailVerifiedAt) return confirmAgain(ctx, account, crowded, callbackUrl)
  await mailFreshLink(ctx, account, 'sign-in', { crowded, callbackUrl })
}

/**
 * Once, also under concurrency. Remembers the client's IP, so that failures elsewhere do not lock it. @returns a session
 * to begin; null for staff, who may then log in from there with all they need. @throws DomainError bad_request (link
 * unknown, used or expired, account not active).
 */
export async function signInByLink(ctx: Context, { token }: { token: string }): Promise<SessionStart | null> {
  const { db, now } = ctx
  const alive = await findUnusedLink(db, token, 'sign-in', now)
  if (!alive) throw deadLink()
  return write(ctx, async (tx) => {
    // Accounts before tokens, as everywhere: no deadlocks.
    const [account] = await tx.select().from(users).where(eq(users.id, alive.userId)).for('no key update')
    const [used] = await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(isUnusedLink(token, 'sign-in', now))
      .returning({ userId: emailTokens.userId })
    if (!account?.active || !used) throw deadLink()
    await rememberIp({ ...ctx, db: tx }, account.id)
    if (account.role === 'admin') return null
    const { id, sessionVersion, createdAt } = account
    return { id, sessionVersion, createdAt, provenAt: now }
  })
}
