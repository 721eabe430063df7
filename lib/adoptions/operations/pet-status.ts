import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { accountIdOf } from '@/lib/actor'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { STATUS_LABELS } from '@/lib/copy/labels'
import { DomainError } from '@/lib/errors'
import { confirmedColumns } from '@/lib/pets/operations/confirm-pet'
import { lockOwnPet } from '@/lib/pets/operations/lock'
import { mayBecome, requirePublisher } from '@/lib/pets/policy'
import { limit } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import type { PetStatus } from '@/lib/vocabulary'
import { write } from '@/lib/write'
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
  await write(ctx, async (tx) => {
    const pet = await lockOwnPet(tx, ctx.actor, petId)
    if (pet.status === status && status !== 'adoptable') return
    if (pet.status === status) await tx.update(pets).set(confirmedColumns(ctx.now)).where(eq(pets.id, petId))
    else {
      requireTransition(pet.status, status)
      await changePetStatus(tx, pet, status, { actorId: accountIdOf(ctx.actor), now: ctx.now })
    }
    tx.expire(...tagsTouchedBy(pet, pet))
  })
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
