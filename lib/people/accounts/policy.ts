import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'

/** For what an account's owner and staff may read. @throws DomainError unauthenticated, forbidden. */
export function requireReadable(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId && actor.kind !== 'admin') throw forbidden()
}

/** For what only the account's owner may do. @throws DomainError unauthenticated, forbidden. */
export function requireOwn(actor: Actor, accountId: number): void {
  if (accountIdOf(actor) !== accountId) throw forbidden()
}

const forbidden = () => new DomainError('forbidden', 'Esta cuenta no es la tuya')
