import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { PetStatus } from '@/lib/text/vocabulary'

/** @throws DomainError unauthenticated; forbidden for staff. */
export function requirePublisher(actor: Actor): number {
  const id = accountIdOf(actor)
  if (actor.kind === 'admin')
    throw new DomainError('forbidden', 'Las cuentas del equipo no publican mascotas')
  return id
}

/** @throws DomainError unauthenticated; forbidden for non-owners. */
export function requireOwnPet(actor: Actor, pet: { ownerId: number }): void {
  if (requirePublisher(actor) !== pet.ownerId) throw new DomainError('forbidden', 'Esta mascota no es tuya')
}

/** Status changes an owner may make. 'en proceso' comes from an accepted request, and can be undone. */
const STATUS_CHANGES: Record<PetStatus, readonly PetStatus[]> = {
  adoptable: ['adoptado', 'inactivo'],
  'en proceso': ['adoptable', 'adoptado', 'inactivo'],
  adoptado: ['adoptable', 'inactivo'],
  inactivo: ['adoptable'],
}

export const mayBecome = (from: PetStatus, to: PetStatus): boolean => STATUS_CHANGES[from].includes(to)

/** Paused pets accept requests too. */
export const acceptsRequests = ({ status }: { status: PetStatus }): boolean => status === 'adoptable'
