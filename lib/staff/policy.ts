import type { Actor } from '@/lib/actor'
import { DomainError } from '@/lib/errors'
import type { FoundationStatus, PetStatus } from '@/lib/vocabulary'

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

/** What decisions about a listing depend on. */
interface PetState {
  status: PetStatus
  /** Raised by every edit. */
  version: number
  heldAt: Date | null
  /** The id of the latest open report; 0 when there is none. */
  lastOpen: number
}

/** Whether staff have anything to decide about a listing: it was reported or is held, and not withdrawn. */
export const isWaiting = ({ status, heldAt, lastOpen }: PetState): boolean =>
  status !== 'inactivo' && (heldAt !== null || lastOpen > 0)

/** All that a decision stands on in a word, which is another one after every edit, hold, report and decision. */
export const stateOfPet = ({ status, version, heldAt, lastOpen }: PetState): string =>
  [status, version, heldAt?.getTime() ?? 0, lastOpen].join('.')
