import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { requirePublisher } from '@/lib/pets/policy'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { lockOwnPet } from './lock'

export const confirmedColumns = (now: Date) => ({ confirmedAt: now, remindedAt: null, pausedAt: null })

/**
 * Confirms that a pet is still available; a paused one is listed again.
 * @throws DomainError unauthenticated, forbidden, not_found; TooManyRequests.
 */
export async function confirmPet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  const id = requirePublisher(ctx.actor)
  await limit(ctx, LIMITS.petAccount, id)
  await write(ctx, async (tx) => {
    const pet = await lockOwnPet(tx, ctx.actor, petId)
    await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    tx.expire(...tagsTouchedBy(pet, pet))
  })
}
