import { canonicalEmail } from '@/lib/people/accounts/email'
import { verifyPassword } from '@/lib/people/accounts/passwords'
import { findLoginAccount, findMailAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { senderOf } from '@/lib/platform/networks'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { failedLoginsMail } from '@/lib/platform/outbox/templates/sign-in'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { countHit, limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { knownHashes } from '@/lib/platform/secrets'
import type { SessionStart } from '@/lib/platform/session/operations'
import { write } from '@/lib/platform/write'
import { ACCOUNT_BLOCKED } from '@/lib/text/copy/block'
import { ACCOUNT_SUSPENDED } from '@/lib/text/copy/suspension'
import { RESET } from '@/lib/text/routes'
import { rememberIp } from './remember-ip'

/**
 * Unknown e-mail, wrong password and inactive account look the same, also in timing. An IP the account has signed in
 * from is not locked by failures elsewhere. @throws DomainError unauthenticated; account_suspended, account_blocked and
 * email_not_confirmed with the right password only; TooManyRequests.
 */
export async function logIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<SessionStart> {
  const account = await findLoginAccount(ctx.db, email, knownHashes(ctx.clientIp))
  const refund = await limitLogin(ctx, canonicalEmail(email), account?.known ?? false)
  const lane = account?.known ? 'known' : 'unknown'
  const place = { lane, sender: senderOf(ctx.clientIp) } as const
  const rightPassword = await verifyPassword(account?.passwordHash ?? null, password, place)
  if (account?.suspended && rightPassword) throw new DomainError('account_suspended', ACCOUNT_SUSPENDED)
  if (account?.blocked && rightPassword) throw new DomainError('account_blocked', ACCOUNT_BLOCKED)
  if (!account?.active || !rightPassword) {
    await noteFailedLogin(ctx, email)
    throw new DomainError('unauthenticated', 'Correo o contraseña incorrectos')
  }
  await refund()
  if (!account.emailVerifiedAt) {
    throw new DomainError(
      'email_not_confirmed',
      'Todavía no confirmaste tu correo. Abre el enlace que te enviamos para ingresar.',
    )
  }
  // The IP of staff is known once the second factor was given.
  if (!account.isStaff) await rememberIp(ctx, account.id)
  const { id, sessionVersion, createdAt } = account
  return { id, sessionVersion, createdAt }
}

/** Counts an attempt. @returns a function that takes it back. @throws TooManyRequests. */
async function limitLogin(ctx: Context, email: string, known: boolean): Promise<() => Promise<void>> {
  const refunds = [await limitIp(ctx, LIMITS.loginPair, email), await limitIp(ctx, LIMITS.loginIp)]
  if (!known) refunds.push(await limit(ctx, LIMITS.loginAccount, email))
  return async () => {
    for (const refund of refunds) await refund()
  }
}

/** Counts a wrong password or code. The 20th of a day is mailed to the owner. Takes as long for an unknown e-mail. */
export async function noteFailedLogin(ctx: Context, email: string): Promise<void> {
  const failures = await countHit(ctx, LIMITS.loginFailures, canonicalEmail(email))
  if (failures !== LIMITS.loginFailures.max) return
  // After the response, or its time would tell whether there is an account.
  await write(ctx, async (tx) =>
    tx.afterCommit(async (after) => {
      const account = await findMailAccount(after.db, email)
      if (!account) return
      const content = failedLoginsMail({ name: account.name, failures, resetUrl: absoluteUrl(RESET) })
      await write(after, (later) => enqueueMail(later, { to: account.email, content, now: after.now }))
    }),
  )
}
