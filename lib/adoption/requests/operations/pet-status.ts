import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { confirmedColumns, withdrawPetReminder } from '@/lib/pets/operations/confirm-pet'
import { lockOwnPet } from '@/lib/pets/operations/lock'
import { hasPublicPage } from '@/lib/pets/own-queries'
import { mayBecome, requirePublisher } from '@/lib/pets/policy'
import { accountIdOf } from '@/lib/platform/actor'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { STATUS_LABELS } from '@/lib/text/copy/labels'
import type { PetStatus } from '@/lib/text/vocabulary'
import { changePetStatus } from './moves'

/**
 * Withdraws a pet (soft delete), marks it as adopted, or republishes it, which also confirms it. Its adoption requests
 * follow, and whoever sent one is told; so are its monthly donors. Idempotent; keeps a hold.
 * @param from the status that its owner saw when they decided; null is not compared @returns whether others see it
 * @throws DomainError unauthenticated, forbidden, not_found; conflict for a transition that does not exist, and where the
 *   pet has another status than `from` by now: it would do something else to its requests; TooManyRequests.
 */
export async function setPetStatus(
  ctx: Context,
  {
    petId,
    status,
    from = null,
  }: { petId: number; status: Exclude<PetStatus, 'en proceso'>; from?: PetStatus | null },
): Promise<{ hasPage: boolean }> {
  await countAnswer(ctx, requirePublisher(ctx.actor))
  return write(ctx, async (tx) => {
    const pet = await lockOwnPet(tx, ctx.actor, petId)
    if (pet.status === status && status !== 'adoptable') return { hasPage: await hasPublicPage(tx, petId) }
    if (pet.status === status) {
      await withdrawPetReminder(tx, pet)
      await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    } else {
      requireSeen(pet, from)
      requireTransition(pet.status, status)
      await changePetStatus(tx, pet, status, { actorId: accountIdOf(ctx.actor), now: ctx.now })
    }
    tx.expire(...tagsTouchedBy(pet, pet))
    return { hasPage: await hasPublicPage(tx, petId) }
  })
}

function requireSeen({ name, status }: { name: string; status: PetStatus }, from: PetStatus | null): void {
  if (from === null || from === status) return
  throw new DomainError(
    'conflict',
    `${name} pasó a “${STATUS_LABELS[status]}” mientras tenías esta página abierta, y no cambiamos nada. Recárgala para ver cómo quedó.`,
  )
}

function requireTransition(from: PetStatus, to: PetStatus): void {
  if (mayBecome(from, to)) return
  throw new DomainError(
    'conflict',
    `Una mascota no puede pasar de “${STATUS_LABELS[from]}” a “${STATUS_LABELS[to]}”`,
  )
}

/** Counts an answer or a status change. @throws TooManyRequests. */
export const countAnswer = (ctx: Context, accountId: number) => limit(ctx, LIMITS.answerAccount, accountId)
