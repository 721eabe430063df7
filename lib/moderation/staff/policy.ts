import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { SIGN_IN_FIRST } from '@/lib/text/copy/sign-in'
import type { FoundationStatus, PetStatus } from '@/lib/text/vocabulary'

/** @throws DomainError unauthenticated, forbidden. */
export function requireStaff(actor: Actor): number {
  if (actor.kind === 'admin') return actor.id
  if (actor.kind === 'anonymous') throw new DomainError('unauthenticated', SIGN_IN_FIRST)
  throw new DomainError('forbidden', 'Esto solo lo puede hacer el equipo de Querencia')
}

export const OWN_CASE = 'Este caso es sobre ti o sobre algo tuyo: lo ve y lo decide otra persona del equipo'

/** Nobody judges what they said, publish or adopt. @throws DomainError forbidden. */
export function requireUninvolved(staffId: number, parties: readonly number[]): void {
  if (parties.includes(staffId)) throw new DomainError('forbidden', OWN_CASE)
}

/** A rejected foundation may be approved later; an approval is final. */
const DECISIONS: Record<FoundationStatus, readonly FoundationStatus[]> = {
  pendiente: ['aprobada', 'rechazada'],
  rechazada: ['aprobada'],
  aprobada: [],
}

export const mayDecide = (from: FoundationStatus, to: FoundationStatus): boolean =>
  DECISIONS[from].includes(to)

/** Why a foundation cannot be approved yet, or null. Staff approve its document, and its page shows its e-mail. */
export function missingForApproval({
  documents,
  confirmed,
}: {
  documents: number
  confirmed: boolean
}): string | null {
  if (documents === 0)
    return 'No envió ningún documento, y sin uno no se puede aprobar: pídeselo y vuelve a mirarla cuando llegue'
  return confirmed
    ? null
    : 'No confirmó su correo, que estará en su página: hasta entonces no se puede aprobar'
}

interface PetState {
  status: PetStatus
  version: number
  heldAt: Date | null
  lastOpen: number
}

/** Withdrawing a pet does not take its open reports away from staff. */
export const needsReview = ({ status, heldAt, lastOpen }: PetState): boolean =>
  lastOpen > 0 || (heldAt !== null && status !== 'inactivo')

/** Whatever staff find elsewhere may be removed, too: nobody has to report it first. Of a withdrawn pet it accepts the reports. */
export const isRemovable = ({ status, lastOpen }: Pick<PetState, 'status' | 'lastOpen'>): boolean =>
  lastOpen > 0 || status !== 'inactivo'

/** An optimistic lock, as the other states here: it changes with every edit, hold, report and decision. */
export const stateOfPet = ({ status, version, heldAt, lastOpen }: PetState): string =>
  [status, version, heldAt?.getTime() ?? 0, lastOpen].join('.')

export const stateOfConversation = ({
  lastOpen,
  removedAt,
}: {
  lastOpen: number
  removedAt: string | null
}): string => [lastOpen, removedAt ?? 0].join('.')

export const stateOfReview = ({
  updatedAt,
  repliedAt,
  hiddenAt,
  lastOpen,
}: {
  updatedAt: Date
  repliedAt: Date | null
  hiddenAt: Date | null
  lastOpen: number
}): string =>
  [updatedAt, repliedAt, hiddenAt]
    .map((at) => at?.getTime() ?? 0)
    .concat(lastOpen)
    .join('.')

export const stateOfDifference = (row: {
  oursMinor: number | null
  oursState: string | null
  theirsMinor: number | null
  theirsState: string | null
}): string =>
  [row.oursMinor, row.oursState, row.theirsMinor, row.theirsState].map((one) => one ?? '').join('.')
