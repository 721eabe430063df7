import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts, paymentEvents } from '@/db/schema'

/**
 * Deletes the donations to a foundation without books (`hasBooksToKeep`): pages that nobody paid on. Events of the provider stay by
 * their key, about nothing, so that a repeated one is known.
 */
export async function deleteUnpaidAttempts(tx: Db, foundationId: number): Promise<void> {
  const attempts = tx
    .select({ id: donations.id })
    .from(donations)
    .where(eq(donations.foundationId, foundationId))
  const gifts = tx
    .select({ id: monthlyGifts.id })
    .from(monthlyGifts)
    .where(eq(monthlyGifts.foundationId, foundationId))
  await tx.update(paymentEvents).set({ donationId: null }).where(inArray(paymentEvents.donationId, attempts))
  await tx
    .update(paymentEvents)
    .set({ monthlyGiftId: null })
    .where(inArray(paymentEvents.monthlyGiftId, gifts))
  await tx.delete(donations).where(eq(donations.foundationId, foundationId))
  await tx.delete(monthlyGifts).where(eq(monthlyGifts.foundationId, foundationId))
}
