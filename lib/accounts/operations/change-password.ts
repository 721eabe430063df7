import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '@/db/schema'
import { hashPassword, requireUncommonPassword, verifyPassword } from '@/lib/accounts/passwords'
import { findPasswordOwner } from '@/lib/accounts/queries'
import type { changePasswordSchema } from '@/lib/accounts/schema'
import { accountIdOf } from '@/lib/actor'
import type { Context } from '@/lib/context'
import { DomainError, invalidFields } from '@/lib/errors'
import { deliverSoon } from '@/lib/outbox/delivery'
import { consumeRateLimits, refundRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { keyedHash } from '@/lib/secrets'
import type { SessionStart } from '@/lib/session/operations'
import { setPassword } from './reset-password'

/**
 * Changes the password, revokes all sessions and tokens, and notifies the owner. A session started with the result is valid.
 * @throws DomainError invalid when the current password is wrong or the new one common; TooManyRequests after many such attempts.
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, password1 }: z.output<typeof changePasswordSchema>,
): Promise<SessionStart> {
  const id = accountIdOf(ctx.actor)
  await requirePassword(ctx, currentPassword, 'currentPassword')
  await requireUncommonPassword(password1, 'password1', await findPasswordOwner(ctx.db, id))
  const passwordHash = await hashPassword(password1)
  const start = await ctx.db.transaction((tx) => setPassword(tx, id, passwordHash, ctx.now))
  deliverSoon(ctx)
  return start
}

/**
 * Re-authenticates the actor; passes when the account has no password (OpenID Connect only).
 * @throws DomainError invalid for `field`; TooManyRequests, because a stolen session must not allow guessing.
 */
export async function requirePassword(
  { db, now, actor }: Context,
  password: string,
  field: string,
): Promise<void> {
  const id = accountIdOf(actor)
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)))
  if (!account) throw new DomainError('unauthenticated', 'Inicia sesión para continuar')
  if (account.passwordHash === null) return
  const hits = [{ rule: LIMITS.loginPair, key: keyedHash(`session:${id}`) }]
  await consumeRateLimits(db, hits, now)
  if (!(await verifyPassword(account.passwordHash, password))) {
    throw invalidFields({ [field]: 'La contraseña actual no es correcta' })
  }
  await refundRateLimits(db, hits, now)
}
