import { canonicalEmail } from '@/lib/people/accounts/email'
import { verifyPassword } from '@/lib/people/accounts/passwords'
import { findLoginAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { senderOf } from '@/lib/platform/networks'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { knownHashes } from '@/lib/platform/secrets'
import type { SessionStart } from '@/lib/platform/session/operations'
import { ACCOUNT_BLOCKED } from '@/lib/text/copy/block'
import { ACCOUNT_SUSPENDED } from '@/lib/text/copy/suspension'
import { noteFailedLogin } from './failed-logins'
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
