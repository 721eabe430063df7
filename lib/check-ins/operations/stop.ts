import { and, eq, isNull } from 'drizzle-orm'
import { adoptionRequests } from '@/db/schema'
import { readCheckInToken } from '@/lib/check-ins/links'
import type { Context } from '@/lib/context'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { linkRefused } from './link'

/**
 * Asks nothing more about an adoption; the link is the proof, and still answers the last question. Idempotent.
 * @throws DomainError not_found for a forged link or a request that is gone; TooManyRequests.
 */
export async function stopCheckIns(ctx: Context, { token }: { token: string }): Promise<void> {
  const requestId = readCheckInToken(token)
  if (requestId === null) throw linkRefused()
  const hit = { rule: LIMITS.noticeLink, key: `check-ins ${requestId}` }
  await consumeRateLimits(ctx.db, [hit], ctx.now)
  const [found] = await ctx.db
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.id, requestId))
  if (!found) throw linkRefused()
  await ctx.db
    .update(adoptionRequests)
    .set({ checkInsStoppedAt: ctx.now })
    .where(and(eq(adoptionRequests.id, requestId), isNull(adoptionRequests.checkInsStoppedAt)))
}
