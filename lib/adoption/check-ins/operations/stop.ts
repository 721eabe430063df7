import { and, eq, isNull } from 'drizzle-orm'
import { adoptionRequests } from '@/db/schema'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { lockPet } from '@/lib/pets/operations/lock'
import type { Context } from '@/lib/platform/context'
import { checkInMailKeys } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { isLinked } from '@/lib/platform/row-link'
import { write } from '@/lib/platform/write'
import { linkRefused } from './answer'

/**
 * Asks nothing more about an adoption, and withdraws a question that has not left yet; the link is the proof, and still
 * answers the last question. Idempotent.
 * @throws DomainError not_found for a forged link or a request that is gone; TooManyRequests.
 */
export async function stopCheckIns(ctx: Context, { token }: { token: string }): Promise<void> {
  const link = readCheckInToken(token)
  if (!link) throw linkRefused()
  const requestId = link.id
  await limit(ctx, LIMITS.noticeLink, `check-ins ${requestId}`)
  await write(ctx, async (tx) => {
    const [found] = await tx
      .select({ petId: adoptionRequests.petId, createdAt: adoptionRequests.createdAt })
      .from(adoptionRequests)
      .where(eq(adoptionRequests.id, requestId))
    if (!found || !isLinked(link, found)) throw linkRefused()
    // A question that is being asked holds it; the accounts' state does not matter here.
    await lockPet(tx, found.petId)
    await tx
      .update(adoptionRequests)
      .set({ checkInsStoppedAt: ctx.now })
      .where(and(eq(adoptionRequests.id, requestId), isNull(adoptionRequests.checkInsStoppedAt)))
    await withdrawMail(tx, checkInMailKeys(requestId))
  })
}
