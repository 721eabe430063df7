import { verifyPassword } from '@/lib/auth/passwords'
import { keyedHash } from '@/lib/auth/secrets'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { giveTurnsBack, type Turn, takeTurns } from '@/lib/limits/operations'
import { LIMITS } from '@/lib/limits/rules'
import { findLoginAccount } from '../queries'
import { rememberAddress } from './remember-address'
import type { SessionStart } from './session-version'

/**
 * Checks an e-mail and a password. An unknown e-mail, a wrong password and an inactive account are told apart neither
 * by the sentence nor by the time taken. Failures are counted; whoever has signed in from an address before is not
 * locked out there by failures from elsewhere.
 * @throws DomainError unauthenticated; email_not_confirmed, with the right password only; TooManyRequests.
 */
export async function logIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<SessionStart> {
  const address = keyedHash(ctx.address)
  const account = await findLoginAccount(ctx.db, email, address)
  const turns = loginTurns(keyedHash(email), address, account?.known ?? false)
  await takeTurns(ctx.db, turns, ctx.now)
  const rightPassword = await verifyPassword(account?.passwordHash ?? null, password)
  if (!account?.active || !rightPassword) {
    throw new DomainError('unauthenticated', 'Email o contraseña incorrectos')
  }
  await giveTurnsBack(ctx.db, turns, ctx.now)
  if (!account.emailVerifiedAt) {
    throw new DomainError(
      'email_not_confirmed',
      'Todavía no confirmaste tu email. Abre el enlace que te enviamos para ingresar.',
    )
  }
  await rememberAddress(ctx, account.id)
  return { id: account.id, sessionVersion: account.sessionVersion }
}

/** The limits that a try at a login counts for (api-contract, 'Limits by default'). */
function loginTurns(email: string, address: string, known: boolean): Turn[] {
  const turns = [
    { rule: LIMITS.loginPair, key: `${email}:${address}` },
    { rule: LIMITS.loginAddress, key: address },
  ]
  return known ? turns : [...turns, { rule: LIMITS.loginAccount, key: email }]
}
