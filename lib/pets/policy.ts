import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { PetStatus } from '@/lib/text/vocabulary'

/** The account of somebody who may publish. @throws DomainError unauthenticated; forbidden for staff. */
export function requirePublisher(actor: Actor): number {
  const id = accountIdOf(actor)
  if (actor.kind === 'admin')
    throw new DomainError('forbidden', 'Las cuentas del equipo no publican mascotas')
  return id
}

/** @throws DomainError unauthenticated; forbidden for anybody but the owner. */
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

/** Whether a pet with a page takes adoption requests; a paused one does. */
export const acceptsRequests = ({ status }: { status: PetStatus }): boolean => status === 'adoptable'
