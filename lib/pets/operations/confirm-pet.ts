import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets } from '@/db/schema'
import { hasPublicPage } from '@/lib/pets/own-queries'
import { requirePublisher } from '@/lib/pets/policy'
import { settledText } from '@/lib/pets/status-copy'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { petReminderMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { type LockedPet, lockOwnPet } from './lock'

/** Columns of a pet whose owner has just confirmed it: listed, and not reminded yet. */
export const confirmedColumns = (now: Date) => ({ confirmedAt: now, remindedAt: null, pausedAt: null })

/**
 * In the transaction that confirms a locked pet or gives it another status: a reminder of it alone that has not left does
 * not leave. One of several pets does, for the others. @param pet as it was before
 */
export async function withdrawPetReminder(
  tx: Db,
  { id, ownerId, remindedAt }: Pick<LockedPet, 'id' | 'ownerId' | 'remindedAt'>,
): Promise<void> {
  if (remindedAt === null) return
  const isOther = and(eq(pets.ownerId, ownerId), eq(pets.remindedAt, remindedAt), ne(pets.id, id))
  if ((await tx.$count(pets, isOther)) === 0)
    await withdrawMail(tx, [petReminderMailKey(ownerId, remindedAt)])
}

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
    await withdrawPetReminder(tx, pet)
    await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    tx.expire(...tagsTouchedBy(pet, pet))
    return { hasPage: await hasPublicPage(tx, petId) }
  })
}
