import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations } from '@/db/schema'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { type AskedPage, askAboutPage, type NewDonation, SAME_LINK_MS, stateOfPage } from './new-donation'

type Donation = typeof donations.$inferSelect

/** Asks about the page of the same donation under the other name. @returns null where there is none, or no answer. */
export async function askAboutRenamed(
  db: Db,
  values: NewDonation,
  provider: PaymentProvider,
  now: Date,
): Promise<AskedPage | null> {
  const recent = await findRecent(db, values, now)
  if (!recent?.checkoutId || recent.named === values.named) return null
  return askAboutPage(recent.checkoutId, provider)
}

/**
 * The donation of a minute ago, or a new one. Only a page that nobody has paid on changes its name: of one that is paid the
 * link is the same. Call it after `lockParties`. @param asked what the provider said before the transaction
 */
export async function findOrInsert(
  tx: Db,
  values: NewDonation,
  now: Date,
  asked: AskedPage | null,
): Promise<Donation> {
  const recent = await findRecent(tx, values, now)
  if (recent?.named === values.named) return recent
  const state = recent && stateOfPage(recent, asked)
  if (recent && state === 'complete') return recent
  if (recent && state === 'open') {
    await tx.update(donations).set({ named: values.named }).where(eq(donations.id, recent.id))
    return recent
  }
  const [donation] = await tx
    .insert(donations)
    .values({ ...values, createdAt: now, statusChangedAt: now })
    .returning()
  if (!donation) throw new Error('The donation was not written')
  return donation
}

async function findRecent(tx: Db, values: NewDonation, now: Date): Promise<Donation | undefined> {
  const { donorId, foundationId, petId, amountMinor, currency } = values
  const [recent] = await tx
    .select()
    .from(donations)
    .where(
      and(
        eq(donations.donorId, donorId),
        eq(donations.foundationId, foundationId),
        petId === null ? isNull(donations.petId) : eq(donations.petId, petId),
        eq(donations.amountMinor, amountMinor),
        eq(donations.currency, currency),
        eq(donations.status, 'pendiente'),
        isNull(donations.monthlyGiftId),
        gt(donations.createdAt, new Date(now.getTime() - SAME_LINK_MS)),
      ),
    )
    .orderBy(desc(donations.id))
    .limit(1)
  return recent
}
