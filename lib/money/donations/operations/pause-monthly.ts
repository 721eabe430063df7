import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { monthlyGifts } from '@/db/schema'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import type { Context } from '@/lib/platform/context'
import { PaymentFailure, type PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'
import type { WriteTx } from '@/lib/platform/write'

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
  let changed = 0
  for (const { id, subscriptionId, blocked } of await listDiffering(db)) {
    try {
      await provider.pauseMonthly(subscriptionId ?? '', blocked)
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      logError('monthly gift of a blocked account', error)
      continue
    }
    await db
      .update(monthlyGifts)
      .set({ pausedAt: blocked ? now : null })
      .where(eq(monthlyGifts.id, id))
    changed++
  }
  return changed
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
    .orderBy(asc(monthlyGifts.id))
    .limit(MOST)
