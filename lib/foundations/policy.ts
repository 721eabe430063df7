import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { SIGN_IN_FIRST } from '@/lib/text/copy/sign-in'
import type { FoundationStatus } from '@/lib/text/vocabulary'

/** Approved or not. @throws DomainError unauthenticated, forbidden. */
export function requireFoundation(actor: Actor): number {
  if (actor.kind === 'foundation') return actor.id
  if (actor.kind === 'anonymous') throw new DomainError('unauthenticated', SIGN_IN_FIRST)
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
