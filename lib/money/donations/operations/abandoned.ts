import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'

/** The provider retries webhooks for three days; a payment page is open for an hour. */
const SILENCE_MS = 4 * DAY_MS

/**
 * Rejects pending donations that can no longer be paid: their page was never opened, or the expiry event never came.
 * A later payment is still booked. @returns how many.
 */
export function rejectAbandoned(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => lt(donations.createdAt, new Date(now.getTime() - ms))
  return rejectUnpaid(db, or(and(isNull(donations.checkoutId), before(HOUR_MS)), before(SILENCE_MS)), now)
}

/** Rejects the pending donations that match `which`, and ends a monthly gift with its first one. @returns how many. */
export async function rejectUnpaid(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const isUnpaid = and(eq(donations.status, 'pendiente'), which)
  // Lock order: gift before donation.
  const firstMonths = db.select({ id: donations.monthlyGiftId }).from(donations).where(isUnpaid)
  await db
    .update(monthlyGifts)
    .set({ status: 'terminado', endedAt: now, endReason: 'sin pagar' })
    .where(and(eq(monthlyGifts.status, 'pendiente'), inArray(monthlyGifts.id, firstMonths)))
  const { count } = await db
    .update(donations)
    .set({ status: 'rechazado', statusChangedAt: now })
    .where(isUnpaid)
  return count
}
