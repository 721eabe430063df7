import { requireFoundation } from '@/lib/foundations/policy'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { NOT_APPROVED_YET } from './copy'

/** @throws DomainError unauthenticated; forbidden for everybody but approved foundations. */
export function requireSpender(actor: Actor): number {
  const id = requireFoundation(actor)
  if (actor.kind !== 'foundation' || !actor.approved) throw new DomainError('forbidden', NOT_APPROVED_YET)
  return id
}
