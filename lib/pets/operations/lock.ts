import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { type PetRow, pets, users } from '@/db/schema'
import { requireOwnPet } from '@/lib/pets/policy'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { Role } from '@/lib/text/vocabulary'

export interface LockedPet extends PetRow {
  ownerRole: Role
  ownerActive: boolean
}

export const petBlocked = () =>
  new DomainError('conflict', 'Esta publicación está bloqueada por un tiempo: no se puede cambiar')

/** Also for pets that the actor may not see. */
export const petNotFound = () => new DomainError('not_found', 'No encontramos esa mascota')

/** Lock order: account first, as in account deletion and the search triggers. @throws DomainError not_found. */
export async function lockPet(tx: Db, petId: number): Promise<LockedPet> {
  const [found] = await tx.select({ ownerId: pets.ownerId }).from(pets).where(eq(pets.id, petId))
  if (!found) throw petNotFound()
  const [owner] = await tx
    .select({ role: users.role, active: users.active })
    .from(users)
    .where(eq(users.id, found.ownerId))
    .for('share')
  const [pet] = await tx.select().from(pets).where(eq(pets.id, petId)).for('update')
  if (!owner || !pet) throw petNotFound()
  return { ...pet, ownerRole: owner.role, ownerActive: owner.active }
}

/** @throws DomainError not_found; forbidden for non-owners; unauthenticated once they are suspended; conflict for a blocked pet. */
export async function lockOwnPet(tx: Db, actor: Actor, petId: number): Promise<LockedPet> {
  const pet = await lockPet(tx, petId)
  requireOwnPet(actor, pet)
  if (!pet.ownerActive) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  if (pet.blockedAt) throw petBlocked()
  return pet
}
