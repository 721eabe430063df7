import { canonicalEmail } from '@/lib/accounts/email'
import { verifyPassword } from '@/lib/accounts/passwords'
import { findLoginAccount } from '@/lib/accounts/queries'
import type { Context } from '@/lib/context'
import { ACCOUNT_SUSPENDED } from '@/lib/copy/suspension'
import { DomainError } from '@/lib/errors'
import { consumeRateLimits, type RateLimitHit, refundRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { keyedHash, knownHashes } from '@/lib/secrets'
import type { SessionStart } from '@/lib/session/operations'
import { rememberIp } from './remember-ip'

/**
 * Checks an e-mail and a password. An unknown e-mail, a wrong password and an inactive account differ neither in the
 * message nor in timing. Failures count; an IP the account has signed in from is not locked by failures elsewhere.
 * @throws DomainError unauthenticated; account_suspended and email_not_confirmed, with the right password only; TooManyRequests.
 */
export async function logIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<SessionStart> {
  const ipHash = keyedHash(ctx.clientIp)
  const account = await findLoginAccount(ctx.db, email, knownHashes(ctx.clientIp))
  const hits = loginLimitHits(keyedHash(canonicalEmail(email)), ipHash, account?.known ?? false)
  await consumeRateLimits(ctx.db, hits, ctx.now)
  const rightPassword = await verifyPassword(account?.passwordHash ?? null, password)
  if (account?.suspended && rightPassword) throw new DomainError('account_suspended', ACCOUNT_SUSPENDED)
  if (!account?.active || !rightPassword) {
    throw new DomainError('unauthenticated', 'Correo o contraseña incorrectos')
  }
  await refundRateLimits(ctx.db, hits, ctx.now)
  if (!account.emailVerifiedAt) {
    throw new DomainError(
      'email_not_confirmed',
      'Todavía no confirmaste tu correo. Abre el enlace que te enviamos para ingresar.',
    )
  }
  await rememberIp(ctx, account.id)
  return { id: account.id, sessionVersion: account.sessionVersion }
}

function loginLimitHits(email: string, ipHash: string, known: boolean): RateLimitHit[] {
  const hits = [
    { rule: LIMITS.loginPair, key: `${email}:${ipHash}` },
    { rule: LIMITS.loginIp, key: ipHash },
  ]
  return known ? hits : [...hits, { rule: LIMITS.loginAccount, key: email }]
}
