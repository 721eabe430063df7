import { and, eq, isNull } from 'drizzle-orm'
import { adoptionRequests } from '@/db/schema'
import { readCheckInToken } from '@/lib/check-ins/links'
import type { Context } from '@/lib/context'
import { checkInMailKeys } from '@/lib/outbox/keys'
import { withdrawMail } from '@/lib/outbox/operations'
import { lockPet } from '@/lib/pets/operations/lock'
import { limit } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { isLinked } from '@/lib/row-link'
import { write } from '@/lib/write'
import { linkRefused } from './link'

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
