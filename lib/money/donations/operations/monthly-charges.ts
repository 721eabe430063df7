import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import type { Context } from '@/lib/platform/context'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import type { WriteTx } from '@/lib/platform/write'
import { forEachAtProvider } from './at-provider'

/** Gifts per run. */
const MOST = 500

const isOpen = and(eq(monthlyGifts.status, 'terminado'), isNull(monthlyGifts.closedAt))

/**
 * Asks the payment provider to stop every ended gift; the hourly cleanup retries what it does not confirm. Idempotent.
 * @param giftId only this one
 * @returns how many it confirmed, and how many may still be charged.
 */
export async function closeEndedGifts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { giftId, provider = payments }: { giftId?: number; provider?: PaymentProvider | null } = {},
): Promise<{ closed: number; open: number }> {
  const ended = await listOpen(db, giftId)
  if (!provider) return { closed: 0, open: ended.length }
  const closed = await forEachAtProvider('monthly gift that ended', ended, async (gift) => {
    const { id, subscriptionId, checkoutId } = gift
    await provider.stopMonthly({ subscriptionId, checkoutId })
    // If the subscription became known meanwhile, it is not closed yet.
    const isSame = sql`${monthlyGifts.subscriptionId} is not distinct from ${subscriptionId}`
    await db
      .update(monthlyGifts)
      .set({ closedAt: now })
      .where(and(eq(monthlyGifts.id, id), isOpen, isSame))
    return true
  })
  return { closed, open: ended.length - closed }
}

/** Ended gifts to be stopped. One without a checkout cannot be paid. */
const listOpen = (db: Db, giftId: number | undefined) =>
  db
    .select({
      id: monthlyGifts.id,
      subscriptionId: monthlyGifts.subscriptionId,
      checkoutId: sql<string | null>`max(${donations.checkoutId})`,
    })
    .from(monthlyGifts)
    .leftJoin(donations, eq(donations.monthlyGiftId, monthlyGifts.id))
    .where(and(isOpen, giftId === undefined ? undefined : eq(monthlyGifts.id, giftId)))
    .groupBy(monthlyGifts.id)
    .orderBy(sql`random()`)
    .limit(MOST)

/** Gifts per run; the hourly cleanup goes on. */
const MOST_PAUSED = 200

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
    .limit(MOST_PAUSED)
