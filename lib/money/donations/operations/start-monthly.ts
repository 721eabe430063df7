import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts, pets } from '@/db/schema'
import { AlreadyMonthly, mayReceive } from '@/lib/money/donations/policy'
import { findRecipient } from '@/lib/money/donations/recipient-queries'
import { DomainError } from '@/lib/platform/errors'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import type { WriteTx } from '@/lib/platform/write'
import { endMonthlyGifts } from './end-monthly'
import {
  type AskedPage,
  askAboutPage,
  type NewDonation,
  noPet,
  noRecipient,
  SAME_LINK_MS,
  stateOfPage,
} from './new-donation'

const isLiveGiftOf = ({ donorId, foundationId, petId }: NewDonation) =>
  and(
    eq(monthlyGifts.donorId, donorId),
    eq(monthlyGifts.foundationId, foundationId),
    petId === null ? isNull(monthlyGifts.petId) : eq(monthlyGifts.petId, petId),
    ne(monthlyGifts.status, 'terminado'),
  )

/**
 * A gift whose payment is under way is not started again; a provider that does not answer is no reason to refuse.
 * @returns its page, if the provider told of it. @throws DomainError conflict.
 */
export async function requireNotPaid(
  db: Db,
  values: NewDonation,
  provider: PaymentProvider,
): Promise<AskedPage | null> {
  const [waiting] = await db
    .select({ checkoutId: donations.checkoutId })
    .from(monthlyGifts)
    .innerJoin(donations, eq(donations.monthlyGiftId, monthlyGifts.id))
    .where(and(isLiveGiftOf(values), eq(monthlyGifts.status, 'pendiente')))
  if (!waiting?.checkoutId) return null
  const asked = await askAboutPage(waiting.checkoutId, provider)
  if (asked?.state !== 'complete') return asked
  throw new DomainError(
    'conflict',
    'Estamos confirmando el pago de este aporte mensual. No pagues otra vez: te escribimos en cuanto se confirme',
  )
}

/**
 * The donation of a monthly gift's first month; replaces an unpaid payment page of another amount, or in another name if
 * somebody may have paid on it. Call it after `lockParties`. @param asked what the provider said before the transaction
 * @throws DomainError not_found for a recipient that no longer takes donations; AlreadyMonthly.
 */
export async function findOrInsertMonthly(
  tx: WriteTx,
  values: NewDonation,
  now: Date,
  asked: AskedPage | null,
) {
  // Waits for a concurrent adoption or removal of the pet, which ends the gifts that it finds.
  if (values.petId !== null)
    await tx.select({ id: pets.id }).from(pets).where(eq(pets.id, values.petId)).for('key share')
  const recipient = await findRecipient(tx, values.foundationId, values.petId)
  if (!recipient || !mayReceive(recipient)) throw noRecipient()
  if (values.petId !== null && recipient.pet === null) throw noPet()
  const [live] = await tx.select().from(monthlyGifts).where(isLiveGiftOf(values)).for('update')
  if (live?.status === 'activo') throw new AlreadyMonthly(live.id)
  const open = live && (await reopen(tx, live, values, { now, asked }))
  if (open) return open
  if (live) await endMonthlyGifts(tx, { giftId: live.id }, { reason: 'reemplazado', now })
  const [gift] = await tx
    .insert(monthlyGifts)
    .values({ ...values, createdAt: now })
    .returning({ id: monthlyGifts.id })
  const [donation] = await tx
    .insert(donations)
    .values({ ...values, monthlyGiftId: gift?.id, createdAt: now, statusChangedAt: now })
    .returning()
  if (!gift || !donation) throw new Error('The monthly gift was not written')
  return donation
}

async function reopen(
  tx: Db,
  gift: typeof monthlyGifts.$inferSelect,
  values: NewDonation,
  { now, asked }: { now: Date; asked: AskedPage | null },
) {
  const isSame = gift.amountMinor === values.amountMinor && gift.currency === values.currency
  if (!isSame || now.getTime() - gift.createdAt.getTime() >= SAME_LINK_MS) return null
  const [donation] = await tx
    .select()
    .from(donations)
    .where(and(eq(donations.monthlyGiftId, gift.id), eq(donations.status, 'pendiente')))
    .orderBy(asc(donations.id))
    .limit(1)
  if (!donation) return null
  if (gift.named !== values.named) {
    if (stateOfPage(donation, asked) !== 'open') return null
    await tx.update(monthlyGifts).set({ named: values.named }).where(eq(monthlyGifts.id, gift.id))
    await tx.update(donations).set({ named: values.named }).where(eq(donations.id, donation.id))
  }
  return donation
}
