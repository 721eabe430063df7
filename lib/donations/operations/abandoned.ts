import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations } from '@/db/schema'
import { DAY_MS, HOUR_MS } from '@/lib/durations'

/** The provider repeats a webhook for three days; a payment page is open for an hour. */
const SILENCE_MS = 4 * DAY_MS

/**
 * Rejects pending donations that nobody can pay any more: their page was never opened, or the provider's word that it
 * expired has not come. A payment that is told later is booked all the same. @returns how many.
 */
export async function rejectAbandoned(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => lt(donations.createdAt, new Date(now.getTime() - ms))
  const abandoned = or(and(isNull(donations.checkoutId), before(HOUR_MS)), before(SILENCE_MS))
  const { count } = await db
    .update(donations)
    .set({ status: 'rechazado', statusChangedAt: now })
    .where(and(eq(donations.status, 'pendiente'), abandoned))
  return count
}
