import type { Route } from 'next'
import { hasLinkBeyond, wasMailedSince } from '@/lib/people/accounts/link-queries'
import { findMailAccount, lockRecipient } from '@/lib/people/accounts/queries'
import { RESEND_SECONDS } from '@/lib/people/accounts/schema'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'
import { limitMails, mailConfirmation } from './email-links'

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
