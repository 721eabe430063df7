import type { AdoptionEvent } from '@/lib/adoption/requests/transitions'
import type { ClosingReason, RejectionReason } from '@/lib/text/vocabulary'

/** One event that happens to requests of one pet. */
export interface Move {
  event: AdoptionEvent
  ids: readonly number[]
  reason?: RejectionReason | ClosingReason
  /** What the actor writes to the other side. */
  note?: string
}

export interface Mover {
  /** Who caused it; null for jobs and staff. */
  actorId: number | null
  now: Date
  /** Why requests close, if they do. */
  why?: ClosingReason
}
