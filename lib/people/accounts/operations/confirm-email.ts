import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Route } from 'next'
import { emailTokens, users } from '@/db/schema'
import {
  deleteIdentities,
  findMailAccount,
  hasLinkBeyond,
  lockAccount,
  wasMailedSince,
} from '@/lib/people/accounts/queries'
import { RESEND_SECONDS } from '@/lib/people/accounts/schema'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { hashToken } from '@/lib/platform/secrets'
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
  if (!account || account.emailVerifiedAt) return
  const recently = new Date(ctx.now.getTime() - RESEND_SECONDS * 1000)
  await write(ctx, async (tx) => {
    await lockAccount(tx, account.id)
    if (await wasMailedSince(tx, account.id, 'confirm-email', recently)) return
    if (crowded && (await hasLinkBeyond(tx, account.id, 'confirm-email', ctx.now))) return
    await mailConfirmation(tx, account, ctx.now, callbackUrl)
  })
}

/** Idempotent: mail scanners prefetch. @throws DomainError bad_request for an unknown or expired link. */
export async function confirmEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const { now } = ctx
  await write(ctx, async (tx) => {
    const [row] = await tx
      .update(emailTokens)
      .set({ usedAt: sql`coalesce(${emailTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
      .where(
        and(
          eq(emailTokens.tokenHash, hashToken(token)),
          eq(emailTokens.purpose, 'confirm-email'),
          gt(emailTokens.expiresAt, now),
        ),
      )
      .returning({ userId: emailTokens.userId })
    if (!row) throw new DomainError('bad_request', 'El enlace no es válido o ya venció. Pide uno nuevo.')
    const [confirmed] = await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, row.userId), isNull(users.emailVerifiedAt)))
      .returning({ id: users.id })
    if (confirmed) await deleteIdentities(tx, confirmed.id)
  })
}
