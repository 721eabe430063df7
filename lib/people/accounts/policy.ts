import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'

/** By its owner and staff. @throws DomainError unauthenticated, forbidden. */
export function requireReadable(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId && actor.kind !== 'admin') throw forbidden()
}

/** By its owner alone. @throws DomainError unauthenticated, forbidden. */
export function requireOwn(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId) throw forbidden()
}

const forbidden = () => new DomainError('forbidden', 'Esta cuenta no es la tuya')
