import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { pets } from '@/db/schema'
import { askAnewOfPet } from '@/lib/adoption/check-ins/operations/ask-anew'
import { restartClockOfPet } from '@/lib/adoption/clock/restart-operations'
import { withdrawRemindersOfPet } from '@/lib/adoption/clock/withdraw-operations'
import { isReachable, lockPetWithOwner, type PetWithOwner } from '@/lib/moderation/reports/queries'
import { requireUninvolved } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { petDecisionSchema } from '@/lib/moderation/staff/schema'
import { ASKED_ANEW } from '@/lib/pets/freshness/rules'
import { withdrawPetReminder } from '@/lib/pets/operations/confirm-pet'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { listingBlockedMail, unblockedMail } from '@/lib/platform/outbox/templates/suspension'
import { write } from '@/lib/platform/write'
import { petPath } from '@/lib/text/routes'

type Input = z.output<typeof petDecisionSchema>

/**
 * Hides a listing for a time; whatever else is true of it stays, and it cannot be changed. Its owner is mailed the reason.
 * Audited; of concurrent ones one succeeds.
 * @throws as `requireDecider`; not_found; forbidden for the owner; conflict when it is blocked already.
 */
export const blockPet = (ctx: Context, input: Input): Promise<void> => change(ctx, input, true)

/** It is as it was before `blockPet`. Otherwise as that. */
export const unblockPet = (ctx: Context, input: Input): Promise<void> => change(ctx, input, false)

async function change(ctx: Context, { petId, reason, password }: Input, blocks: boolean): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const locked = await lockPetWithOwner(tx, petId)
    const { pet, owner } = locked
    requireUninvolved(actorId, [pet.ownerId])
    if (blocks === (pet.blockedAt !== null))
      throw new DomainError(
        'conflict',
        blocks ? 'Esta publicación ya está bloqueada' : 'Esta publicación no está bloqueada',
      )
    await withdrawPetReminder(tx, pet)
    await tx
      .update(pets)
      .set({ blockedAt: blocks ? now : null, ...ASKED_ANEW })
      .where(eq(pets.id, petId))
    await (blocks ? withdrawRemindersOfPet : restartClockOfPet)(tx, petId, now)
    if (!blocks) await askAnewOfPet(tx, petId)
    const words = { name: owner.name, pet: pet.name, reason }
    const content = blocks
      ? listingBlockedMail(words)
      : unblockedMail({
          ...words,
          picture: await findMailPicture(tx, petId),
          url: willHavePage(locked) ? absoluteUrl(petPath(petId)) : null,
        })
    await enqueueMail(tx, { to: owner.email, content, now })
    const action = blocks ? 'listing.block' : 'listing.unblock'
    const about = { subject: `pet:${petId}`, name: pet.name } as const
    await insertAudit(tx, { actorId, action, ...about, reason, createdAt: now })
    tx.expire(...tagsTouchedBy(pet, pet))
  })
}

/** Once it is not blocked, and neither is its owner. */
const willHavePage = (locked: PetWithOwner): boolean =>
  isReachable(locked) &&
  !locked.awaitsApproval &&
  locked.pet.heldAt === null &&
  locked.pet.status !== 'inactivo'
