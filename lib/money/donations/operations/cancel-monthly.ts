import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { monthlyGifts } from '@/db/schema'
import type { cancelMonthlySchema } from '@/lib/money/donations/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { endMonthlyGifts } from './end-monthly'
import { closeEndedGifts } from './monthly-charges'

/**
 * Ends the actor's own monthly gift, even if the payment provider is down: the hourly cleanup retries. Idempotent.
 * @returns whether the provider has confirmed that it stops charging.
 * @throws DomainError unauthenticated; not_found, also for somebody else's; TooManyRequests.
 */
export async function cancelMonthlyGift(
  ctx: Context,
  { giftId }: z.output<typeof cancelMonthlySchema>,
  provider: PaymentProvider | null = payments,
): Promise<{ isClosed: boolean }> {
  const donorId = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.monthlyAccount, donorId)
  const own = and(eq(monthlyGifts.id, giftId), eq(monthlyGifts.donorId, donorId))
  const [gift] = await ctx.db.select({ id: monthlyGifts.id }).from(monthlyGifts).where(own)
  if (!gift) throw new DomainError('not_found', 'No encontramos ese aporte mensual entre los tuyos')
  await write(ctx, (tx) => endMonthlyGifts(tx, { giftId }, { reason: 'donante', now: ctx.now }))
  const { open } = await closeEndedGifts(ctx, { giftId, provider })
  return { isClosed: open === 0 }
}
