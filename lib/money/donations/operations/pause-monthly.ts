import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { monthlyGifts } from '@/db/schema'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import type { Context } from '@/lib/platform/context'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import type { WriteTx } from '@/lib/platform/write'
import { forEachAtProvider } from './at-provider'

/** Gifts per run; the hourly cleanup goes on. */
const MOST = 200

/** In the write that blocks an account or ends that: after the commit its monthly charges pause, or go on. */
export function pauseMonthlyOf(tx: WriteTx): void {
  tx.afterCommit(async (ctx) => {
    await pauseBlockedGifts(ctx)
  })
}

const isBlocked = isAnyBlocked(monthlyGifts.donorId, monthlyGifts.foundationId)

/**
 * Has the payment provider charge no gift whose donor or foundation is blocked, and charge again those that were paused
 * once neither is; missed months stay uncharged. The hourly cleanup repeats what fails. Idempotent. @returns how many changed.
 */
export async function pauseBlockedGifts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  provider: Pick<PaymentProvider, 'pauseMonthly'> | null = payments,
): Promise<number> {
  if (!provider) return 0
  const differing = await listDiffering(db)
  return forEachAtProvider('monthly gift of a blocked account', differing, async (gift) => {
    await provider.pauseMonthly(gift.subscriptionId ?? '', gift.blocked)
    await db
      .update(monthlyGifts)
      .set({ pausedAt: gift.blocked ? now : null })
      .where(eq(monthlyGifts.id, gift.id))
    return true
  })
}

const listDiffering = (db: Db) =>
  db
    .select({ id: monthlyGifts.id, subscriptionId: monthlyGifts.subscriptionId, blocked: isBlocked })
    .from(monthlyGifts)
    .where(
      and(
        eq(monthlyGifts.status, 'activo'),
        isNotNull(monthlyGifts.subscriptionId),
        sql`${isBlocked} <> (${monthlyGifts.pausedAt} is not null)`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(MOST)
