import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
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
