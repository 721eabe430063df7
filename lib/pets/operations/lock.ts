import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { DomainError } from '@/lib/errors'
import type { Role } from '@/lib/vocabulary'

type Row = typeof pets.$inferSelect

interface LockedPet extends Row {
  ownerRole: Role
}

export const petNotFound = () => new DomainError('not_found', 'No encontramos esa mascota')

/**
 * Account first, as closing an account and the search triggers do, to avoid deadlocks. @throws DomainError not_found.
 */
export async function lockPet(tx: Db, petId: number): Promise<LockedPet> {
  const [found] = await tx.select({ ownerId: pets.ownerId }).from(pets).where(eq(pets.id, petId))
  if (!found) throw petNotFound()
  const [owner] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, found.ownerId))
    .for('share')
  const [pet] = await tx.select().from(pets).where(eq(pets.id, petId)).for('update')
  if (!owner || !pet) throw petNotFound()
  return { ...pet, ownerRole: owner.role }
}
