import { and, asc, eq, gt, isNull, ne, not, or, sql } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, monthlyGifts, paymentEvents, pets, users } from '@/db/schema'
import { issueOf } from '@/lib/money/donations/ledger'
import { isDecision, isEndOf, settleMonthly } from '@/lib/money/donations/monthly-ledger'
import { whenReceives } from '@/lib/money/donations/recipient-queries'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import type { WriteTx } from '@/lib/platform/write'
import type { MonthlyDecision } from '@/lib/text/vocabulary'
import { mailMonthlyEnded, mailMonthlyFailed, withdrawMonthlyFailed } from './mails'
import { closeEndedGifts } from './monthly-charges'

type MonthlyGift = typeof monthlyGifts.$inferSelect

/** Unlocked; see `lockGift` for the state to decide by. */
export async function findGift(db: Db, id: number | null): Promise<MonthlyGift | null> {
  if (id === null) return null
  const [gift] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, id))
  return gift ?? null
}

/** Serialises a donor's requests for payment pages with what may revive one of their gifts. */
export const lockDonor = (tx: Db, donorId: number) => lockName(tx, `donations of ${donorId}`)

/**
 * Locks a monthly gift, after the accounts and pets of its donations: whoever closes an account or changes a pet holds
 * them while ending its gifts.
 * @param createdAt tells it from another site's that shares the provider's account
 * @returns null for one that is not ours.
 */
export async function lockGift(
  tx: Db,
  id: number | null,
  createdAt: Date | null,
): Promise<MonthlyGift | null> {
  const found = await findGift(tx, id)
  if (!found || found.createdAt.getTime() !== createdAt?.getTime()) return null
  const { donorId, foundationId, petId } = found
  const accounts = donorId === null ? [foundationId] : [foundationId, donorId]
  await tx
    .select({ id: users.id })
    .from(users)
    .where(isOneOf(users.id, accounts))
    .orderBy(asc(users.id))
    .for('key share')
  if (petId !== null) await tx.select({ id: pets.id }).from(pets).where(eq(pets.id, petId)).for('key share')
  if (donorId !== null) await lockDonor(tx, donorId)
  const [gift] = await tx.select().from(monthlyGifts).where(eq(monthlyGifts.id, found.id)).for('update')
  return gift ?? null
}

/**
 * Recomputes a locked gift from all of its events. Mails the donor once per failed charge and once when it ends.
 * @returns the updated gift.
 */
export async function settleGift(
  tx: WriteTx,
  gift: MonthlyGift,
  event: PaymentEvent,
  now: Date,
): Promise<MonthlyGift> {
  const issue = event.kind === 'pagado' ? issueOf(gift, event) : null
  await tx
    .update(paymentEvents)
    .set({ monthlyGiftId: gift.id, ...(issue && { issue }) })
    .where(eq(paymentEvents.id, event.id))
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.monthlyGiftId, gift.id))
  const subscriptionId = subscriptionOf(gift, event)
  const books = settleMonthly({ ...gift, subscriptionId }, events)
  const isKnownNow = subscriptionId !== gift.subscriptionId
  const isOver = events.some((one) => isEndOf({ subscriptionId }, one) && one.state !== 'unpaid')
  const isRevived = gift.status === 'terminado' && books.status !== 'terminado'
  const obstacle = isRevived ? await obstacleOf(tx, gift) : null
  const next = {
    ...books,
    ...(obstacle && { status: 'terminado' as const, endedAt: gift.endedAt, endReason: obstacle }),
    subscriptionId,
  }
  // It has a subscription after all.
  if (isKnownNow && !isOver) next.closedAt = null
  await tx.update(monthlyGifts).set(next).where(eq(monthlyGifts.id, gift.id))
  const settled = { ...gift, ...next }
  if (settled.status === 'terminado' && settled.closedAt === null)
    tx.afterCommit((ctx) => closeEndedGifts(ctx, { giftId: gift.id }))
  const isActive = settled.status === 'activo'
  const isFailing = isActive && settled.failingSince !== null
  if (isFailing && gift.failingSince === null) await mailMonthlyFailed(tx, settled, event.id, now)
  if (!isFailing && gift.failingSince !== null) await withdrawMonthlyFailed(tx, [gift.id])
  const hasEnded = settled.status === 'terminado' && settled.endReason !== gift.endReason
  if (hasEnded && !isDecision(settled.endReason)) await mailMonthlyEnded(tx, settled, now)
  return settled
}

/** The first that was paid; until then the first that is named. */
function subscriptionOf(gift: MonthlyGift, event: PaymentEvent): string | null {
  const isFirstPaid = gift.startedAt === null && event.kind === 'pagado' && issueOf(gift, event) === null
  const named = [gift.subscriptionId, event.subscriptionId]
  const [first, second] = isFirstPaid ? named.toReversed() : named
  return first ?? second ?? null
}

/** Why an expired page that was paid after all begins no gift: what would have ended it, or another one. */
async function obstacleOf(tx: Db, gift: MonthlyGift): Promise<MonthlyDecision | null> {
  const { donorId, foundationId, petId } = gift
  if (donorId === null) return 'cuenta eliminada'
  if ((await whenReceives(tx, foundationId)) === 'never') return 'fundación cerrada'
  const [donor] = await tx.select().from(users).where(eq(users.id, donorId))
  if (donor?.suspendedAt) return 'cuenta suspendida'
  return (await findPetObstacle(tx, petId)) ?? ((await hasOther(tx, gift)) ? 'reemplazado' : null)
}

async function findPetObstacle(tx: Db, petId: number | null): Promise<MonthlyDecision | null> {
  if (petId === null) return null
  const [pet] = await tx.select({ status: pets.status }).from(pets).where(eq(pets.id, petId))
  if (pet?.status === 'adoptado') return 'adoptada'
  return pet?.status === 'inactivo' ? 'retirada' : null
}

/** Whether the donor has started the same gift again. */
async function hasOther(tx: Db, { donorId, foundationId, petId }: MonthlyGift): Promise<boolean> {
  const [other] = await tx
    .select({ id: monthlyGifts.id })
    .from(monthlyGifts)
    .where(
      and(
        eq(monthlyGifts.donorId, donorId ?? 0),
        eq(monthlyGifts.foundationId, foundationId),
        sql`coalesce(${monthlyGifts.petId}, 0) = ${petId ?? 0}`,
        ne(monthlyGifts.status, 'terminado'),
      ),
    )
  return other !== undefined
}

/** Staff look at the months that were paid after the end, also if that is told later, or is not the end after all. */
export async function markLateMonths(tx: Db, { id, endedAt }: MonthlyGift): Promise<void> {
  const late = 'aporte terminado'
  const isPaidMonth = and(eq(paymentEvents.monthlyGiftId, id), eq(paymentEvents.kind, 'pagado'))
  const isLater = endedAt === null ? sql`false` : gt(paymentEvents.occurredAt, endedAt)
  const isOther = or(isNull(paymentEvents.issue), eq(paymentEvents.issue, 'fundación cerrada'))
  await tx
    .update(paymentEvents)
    .set({ issue: late, settledAt: null })
    .where(and(isPaidMonth, isLater, isOther))
  await tx
    .update(paymentEvents)
    .set({ issue: null, settledAt: null })
    .where(and(isPaidMonth, not(isLater), eq(paymentEvents.issue, late)))
}

/**
 * The donation of a month: the gift's own for its first invoice, else a new one. Null when the amount differs from
 * the agreed one, which staff see.
 */
export async function findDonationOfMonth(tx: Db, gift: MonthlyGift, event: PaymentEvent) {
  if (event.isFirstInvoice) {
    const [first] = await tx
      .select()
      .from(donations)
      .where(eq(donations.monthlyGiftId, gift.id))
      .orderBy(asc(donations.id))
      .limit(1)
      .for('update')
    return first ?? null
  }
  if (issueOf(gift, event) !== null) return null
  const { id, donorId, foundationId, petId, named, amountMinor, currency } = gift
  const [donation] = await tx
    .insert(donations)
    .values({
      donorId,
      foundationId,
      petId,
      named,
      amountMinor,
      currency,
      monthlyGiftId: id,
      invoiceId: event.invoiceId,
      createdAt: event.occurredAt,
      statusChangedAt: event.occurredAt,
    })
    .returning()
  return donation ?? null
}
