import type { Actor } from '@/lib/actor'
import { DomainError } from '@/lib/errors'
import type { FoundationStatus } from '@/lib/vocabulary'

/** The account of somebody of the staff. @throws DomainError unauthenticated, forbidden. */
export function requireStaff(actor: Actor): number {
  if (actor.kind === 'admin') return actor.id
  if (actor.kind === 'anonymous') throw new DomainError('unauthenticated', 'Inicia sesión para continuar')
  throw new DomainError('forbidden', 'Esto solo lo puede hacer el equipo de Querencia')
}

/** What may become of a foundation. One that was turned away may come back; an approval stands. */
const DECISIONS: Record<FoundationStatus, readonly FoundationStatus[]> = {
  pendiente: ['aprobada', 'rechazada'],
  rechazada: ['aprobada'],
  aprobada: [],
}

export const mayDecide = (from: FoundationStatus, to: FoundationStatus): boolean =>
  DECISIONS[from].includes(to)
