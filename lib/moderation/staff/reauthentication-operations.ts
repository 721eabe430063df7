import { requirePassword } from '@/lib/people/accounts/operations/change-password'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { noteReauthentication } from '@/lib/platform/session/operations'
import { hasPassword } from './accounts/queries'
import { requireStaff } from './policy'

/**
 * Authorises a decision of staff: their password was given in this session within ten minutes, or comes with it, so
 * that a stolen session cannot decide. Call it before the transaction. @returns the id of the member of staff. @throws
 * DomainError unauthenticated, forbidden; invalid (`password`); TooManyRequests after many wrong ones.
 */
export async function requireDecider(ctx: Context, password: string | undefined): Promise<number> {
  const { actor, db, now } = ctx
  const userId = requireStaff(actor)
  const session = actor.kind === 'admin' ? actor.session : undefined
  if (session?.reauthenticated) return userId
  if (!(await hasPassword(db, userId))) throw invalidFields({ password: NO_PASSWORD })
  if (!password) throw invalidFields({ password: 'Escribe tu contraseña para decidir' })
  await requirePassword(ctx, password, 'password')
  if (session) await noteReauthentication(db, { sessionId: session.id, userId }, now)
  return userId
}

const NO_PASSWORD =
  'Tu cuenta no tiene contraseña, y sin ella no se puede decidir. Crea una con «¿Olvidaste tu contraseña?» y vuelve a ingresar.'

/** The same for API clients, which give their password by signing in. @throws DomainError unauthenticated, forbidden. */
export function requireRecentLogin({ actor }: Pick<Context, 'actor'>): number {
  const userId = requireStaff(actor)
  if (actor.kind === 'admin' && actor.session?.reauthenticated) return userId
  throw new DomainError('forbidden', 'Inicia sesión otra vez: para decidir pedimos la contraseña de nuevo')
}
