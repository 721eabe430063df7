import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { REVIEW_REFUSALS } from './copy'
import type { ReviewObstacle } from './dto'

/** What about the account itself is in the way; null for whoever may comment. */
export function obstacleTo(actor: Actor, foundationId: number): ReviewObstacle | null {
  if (actor.kind === 'foundation') return actor.id === foundationId ? 'own' : 'foundation'
  if (actor.kind === 'admin') return 'staff'
  return actor.kind === 'user' && !actor.confirmed ? 'unconfirmed' : null
}

/** Whether the comment was rewritten since it was answered. */
export const isAnswerEarlier = ({
  updatedAt,
  repliedAt,
}: {
  updatedAt: Date
  repliedAt: Date | null
}): boolean => repliedAt !== null && updatedAt > repliedAt

/** @throws DomainError unauthenticated; forbidden for foundations and staff; email_not_confirmed. */
export function requireReviewer(actor: Actor, foundationId: number): number {
  const id = accountIdOf(actor)
  const obstacle = obstacleTo(actor, foundationId)
  if (!obstacle) return id
  const code = obstacle === 'unconfirmed' ? 'email_not_confirmed' : 'forbidden'
  throw new DomainError(code, REVIEW_REFUSALS[obstacle].text)
}
