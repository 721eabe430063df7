import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '@/db/schema'
import { placeOf } from '@/lib/people/accounts/hashing-queue'
import { hashPassword, verifyPassword } from '@/lib/people/accounts/passwords'
import { findPasswordOwner } from '@/lib/people/accounts/queries'
import type { changePasswordSchema } from '@/lib/people/accounts/schema'
import { accountIdOf, isJustProven } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import type { SessionStart } from '@/lib/platform/session/operations'
import { write } from '@/lib/platform/write'
import { SIGN_IN_FIRST } from '@/lib/text/copy/sign-in'
import { setPassword } from './reset-password'
import { scoreNewPassword } from './uncommon-password'

/** Revokes all sessions and tokens. @throws DomainError invalid (wrong or common password); TooManyRequests. */
export async function changePassword(
  ctx: Context,
  { currentPassword, password1 }: z.output<typeof changePasswordSchema>,
): Promise<SessionStart> {
  const id = accountIdOf(ctx.actor)
  const checked = await requirePassword(ctx, currentPassword, 'currentPassword')
  await scoreNewPassword(ctx, password1, 'password1', await findPasswordOwner(ctx.db, id))
  const passwordHash = await hashPassword(password1, placeOf(id))
  return write(ctx, (tx) =>
    setPassword(tx, id, passwordHash, { now: ctx.now, proven: checked === null, checked }),
  )
}

/**
 * That the person at a session is its owner: by the password or, in an account without one, by a sign-in with the
 * provider or a mailed link of the last minutes. @returns the hash of the password, or null without one. @throws DomainError
 * invalid (`field`); forbidden without a password and a recent sign-in; TooManyRequests: a stolen session must not guess.
 */
export async function requirePassword(
  ctx: Context,
  password: string,
  field: keyof typeof WRONG_PASSWORD,
): Promise<string | null> {
  const id = accountIdOf(ctx.actor)
  const [account] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)))
  if (!account) throw new DomainError('unauthenticated', SIGN_IN_FIRST)
  if (account.passwordHash === null) {
    if (!isJustProven(ctx.actor)) throw new DomainError('forbidden', PROVE_YOURSELF)
    return null
  }
  if (password === '') throw invalidFields({ [field]: 'Escribe tu contraseña' })
  const refund = await limit(ctx, LIMITS.loginPair, `session:${id}`)
  if (!(await verifyPassword(account.passwordHash, password, placeOf(id)))) {
    throw invalidFields({ [field]: WRONG_PASSWORD[field] })
  }
  await refund()
  return account.passwordHash
}

/** As the forms call it: the current one, where a new one stands beside it. */
const WRONG_PASSWORD = {
  currentPassword: 'La contraseña actual no es correcta',
  password: 'La contraseña no es correcta',
}
const PROVE_YOURSELF = 'Por tu seguridad, primero confirma que eres tú: recarga la página y verás cómo.'
