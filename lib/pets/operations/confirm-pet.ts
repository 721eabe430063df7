import { eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { requirePublisher } from '@/lib/pets/policy'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { lockOwnPet } from './lock'

export const confirmedColumns = (now: Date) => ({ confirmedAt: now, remindedAt: null, pausedAt: null })

/**
 * Confirms that a pet is still available; a paused one is listed again.
 * @throws DomainError unauthenticated, forbidden, not_found; TooManyRequests.
 */
export async function confirmPet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  const id = requirePublisher(ctx.actor)
  await consumeRateLimits(ctx.db, [{ rule: LIMITS.petAccount, key: String(id) }], ctx.now)
  const work = async (tx: Tx) => {
    const locked = await lockOwnPet(tx, ctx.actor, petId)
    await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    return locked
  }
  await expiringTransaction(ctx, work, (pet) => tagsTouchedBy(pet, pet))
}
