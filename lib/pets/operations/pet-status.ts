import { eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { STATUS_LABELS } from '@/lib/copy/labels'
import { DomainError } from '@/lib/errors'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { mayBecome, requireOwnPet, requirePublisher } from '@/lib/pets/policy'
import type { PetStatus } from '@/lib/vocabulary'
import { lockPet } from './lock'

export const confirmedColumns = (now: Date) => ({ confirmedAt: now, remindedAt: null, pausedAt: null })

/**
 * Withdraws (soft-deletes) a pet, marks it as adopted, or republishes it, which also confirms it. Idempotent; keeps a
 * hold.
 * @throws DomainError unauthenticated, forbidden, not_found; conflict for a transition that does not exist.
 */
export async function setPetStatus(
  ctx: Context,
  { petId, status }: { petId: number; status: Exclude<PetStatus, 'en proceso'> },
): Promise<void> {
  requirePublisher(ctx.actor)
  const work = async (tx: Tx) => {
    const pet = await lockPet(tx, petId)
    requireOwnPet(ctx.actor, pet)
    const isSame = pet.status === status
    if (isSame && status !== 'adoptable') return null
    if (!isSame && !mayBecome(pet.status, status)) {
      const [from, to] = [STATUS_LABELS[pet.status], STATUS_LABELS[status]]
      throw new DomainError('conflict', `Una mascota no puede pasar de “${from}” a “${to}”`)
    }
    await tx
      .update(pets)
      .set({
        ...(!isSame && { status, statusChangedAt: ctx.now, updatedAt: ctx.now }),
        ...(status === 'adoptable' && confirmedColumns(ctx.now)),
      })
      .where(eq(pets.id, petId))
    return pet
  }
  await expiringTransaction(ctx, work, (changed) => tagsTouchedBy(changed, changed))
}

/**
 * Confirms that a pet is still available; a paused one is listed again.
 * @throws DomainError unauthenticated, forbidden, not_found.
 */
export async function confirmPet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  requirePublisher(ctx.actor)
  const work = async (tx: Tx) => {
    const locked = await lockPet(tx, petId)
    requireOwnPet(ctx.actor, locked)
    await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    return locked
  }
  await expiringTransaction(ctx, work, (pet) => tagsTouchedBy(pet, pet))
}
