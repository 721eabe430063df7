import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { hasPublicPage } from '@/lib/pets/own-queries'
import { requirePublisher } from '@/lib/pets/policy'
import { settledText } from '@/lib/pets/status-copy'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { lockOwnPet } from './lock'

/** Columns of a pet whose owner has just confirmed it: listed, and not reminded yet. */
export const confirmedColumns = (now: Date) => ({ confirmedAt: now, remindedAt: null, pausedAt: null })

/**
 * Confirms that a pet is still available; a paused one is listed again. @returns whether others see it
 * @throws DomainError unauthenticated, forbidden, not_found; conflict when it is not adoptable; TooManyRequests.
 */
export async function confirmPet(ctx: Context, { petId }: { petId: number }): Promise<{ hasPage: boolean }> {
  const id = requirePublisher(ctx.actor)
  await limit(ctx, LIMITS.petAccount, id)
  return write(ctx, async (tx) => {
    const pet = await lockOwnPet(tx, ctx.actor, petId)
    if (pet.status !== 'adoptable') throw new DomainError('conflict', settledText(pet))
    await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    tx.expire(...tagsTouchedBy(pet, pet))
    return { hasPage: await hasPublicPage(tx, petId) }
  })
}
