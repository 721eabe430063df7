import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { PaymentFailure, type PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'

/** Gifts per run, taken in random order, so that those that always fail do not block others. */
const MOST = 500
/** After so many failures in a row the provider is down, and each further call would wait for its timeout. */
const MOST_FAILURES = 5

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
  let closed = 0
  let failures = 0
  for (const { id, subscriptionId, checkoutId } of ended) {
    if (failures === MOST_FAILURES) break
    try {
      await provider.stopMonthly({ subscriptionId, checkoutId })
      failures = 0
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      logError('monthly gift that ended', error)
      failures++
      continue
    }
    // If the subscription became known meanwhile, it is not closed yet.
    const isSame = sql`${monthlyGifts.subscriptionId} is not distinct from ${subscriptionId}`
    await db
      .update(monthlyGifts)
      .set({ closedAt: now })
      .where(and(eq(monthlyGifts.id, id), isOpen, isSame))
    closed++
  }
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
