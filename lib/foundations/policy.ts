import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { FoundationStatus } from '@/lib/text/vocabulary'

/** Approved or not. @throws DomainError unauthenticated, forbidden. */
export function requireFoundation(actor: Actor): number {
  if (actor.kind === 'foundation') return actor.id
  if (actor.kind === 'anonymous') throw new DomainError('unauthenticated', 'Inicia sesión para continuar')
  throw new DomainError('forbidden', 'Esto solo lo puede hacer una fundación')
}

/** Whether staff wait for a document: after a refusal, and where none came with the registration. */
export const needsDocument = ({
  status,
  documents,
}: {
  status: FoundationStatus
  documents: number
}): boolean => status === 'rechazada' || (status === 'pendiente' && documents === 0)
