import type { Actor } from '@/lib/actor'
import { DomainError } from '@/lib/errors'

/** The account of somebody who is signed in. @throws DomainError unauthenticated for everybody else. */
export function accountIdOf(actor: Actor): number {
  if (actor.kind === 'anonymous' || actor.kind === 'system') {
    throw new DomainError('unauthenticated', 'Inicia sesión para continuar')
  }
  return actor.id
}

/** Accounts are seen by their owner, and by staff. @throws DomainError unauthenticated, forbidden. */
export function requireReadable(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId && actor.kind !== 'admin') throw notYours()
}

/** Accounts are changed by their owner alone. @throws DomainError unauthenticated, forbidden. */
export function requireOwn(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId) throw notYours()
}

const notYours = () => new DomainError('forbidden', 'Esta cuenta no es la tuya')
