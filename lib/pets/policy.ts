import { type Actor, accountIdOf } from '@/lib/actor'
import { DomainError } from '@/lib/errors'
import type { PetStatus } from '@/lib/vocabulary'

/** The account of somebody who may publish: a person, a foundation, approved or not. @throws unauthenticated, forbidden. */
export function requirePublisher(actor: Actor): number {
  const id = accountIdOf(actor)
  if (actor.kind === 'admin')
    throw new DomainError('forbidden', 'Las cuentas del equipo no publican mascotas')
  return id
}

/** Pets are changed by their owner alone. @throws DomainError unauthenticated, forbidden. */
export function requireOwnPet(actor: Actor, pet: { ownerId: number }): void {
  if (requirePublisher(actor) !== pet.ownerId) throw new DomainError('forbidden', 'Esta mascota no es tuya')
}

/** What may become of a pet by its owner's word. 'en proceso' comes from an accepted request and may be taken back. */
const STATUS_CHANGES: Record<PetStatus, readonly PetStatus[]> = {
  adoptable: ['adoptado', 'inactivo'],
  'en proceso': ['adoptable', 'adoptado', 'inactivo'],
  adoptado: ['adoptable', 'inactivo'],
  inactivo: ['adoptable'],
}

export const mayBecome = (from: PetStatus, to: PetStatus): boolean => STATUS_CHANGES[from].includes(to)

/** Whether somebody may ask to adopt a pet whose page they see; a paused one too. */
export const mayBeAskedFor = ({ status }: { status: PetStatus }): boolean => status === 'adoptable'
