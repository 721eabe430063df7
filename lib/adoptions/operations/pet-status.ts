import { eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { pets } from '@/db/schema'
import { accountIdOf } from '@/lib/actor'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { STATUS_LABELS } from '@/lib/copy/labels'
import { closeSoon } from '@/lib/donations/operations/close-monthly'
import { DomainError } from '@/lib/errors'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { deliverSoon } from '@/lib/outbox/delivery'
import { confirmedColumns } from '@/lib/pets/operations/confirm-pet'
import { lockOwnPet } from '@/lib/pets/operations/lock'
import { mayBecome, requirePublisher } from '@/lib/pets/policy'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import type { PetStatus } from '@/lib/vocabulary'
import { changePetStatus } from './moves'

/**
 * Withdraws a pet (soft delete), marks it as adopted, or republishes it, which also confirms it. Its adoption requests
 * follow, and whoever sent one is told; so are its monthly donors. Idempotent; keeps a hold.
 * @throws DomainError unauthenticated, forbidden, not_found; conflict for a transition that does not exist;
 *   TooManyRequests.
 */
export async function setPetStatus(
  ctx: Context,
  { petId, status }: { petId: number; status: Exclude<PetStatus, 'en proceso'> },
): Promise<void> {
  await countAnswer(ctx, requirePublisher(ctx.actor))
  const work = async (tx: Tx) => {
    const pet = await lockOwnPet(tx, ctx.actor, petId)
    if (pet.status === status) {
      if (status !== 'adoptable') return null
      await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
      return pet
    }
    if (!mayBecome(pet.status, status)) {
      const [from, to] = [STATUS_LABELS[pet.status], STATUS_LABELS[status]]
      throw new DomainError('conflict', `Una mascota no puede pasar de “${from}” a “${to}”`)
    }
    await changePetStatus(tx, pet, status, { actorId: accountIdOf(ctx.actor), now: ctx.now })
    return pet
  }
  const changed = await expiringTransaction(ctx, work, (pet) => tagsTouchedBy(pet, pet))
  if (!changed) return
  deliverSoon(ctx)
  closeSoon(ctx)
}

/** Counts an answer or a status change. @throws TooManyRequests. */
export const countAnswer = (ctx: Context, accountId: number): Promise<void> =>
  consumeRateLimits(ctx.db, [{ rule: LIMITS.answerAccount, key: String(accountId) }], ctx.now)
