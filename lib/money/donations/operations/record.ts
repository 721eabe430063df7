import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { donations, type monthlyGifts, paymentEvents, pets } from '@/db/schema'
import { petHadHome } from '@/lib/money/donations/column-queries'
import { issueOf, settle } from '@/lib/money/donations/ledger'
import { isLate } from '@/lib/money/donations/monthly-ledger'
import { whenReceives } from '@/lib/money/donations/recipient-queries'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { type WriteTx, write } from '@/lib/platform/write'
import { mailReceipt } from './mails'
import { findDonationOfMonth, findGift, lockGift, markLateMonths, settleGift } from './record-monthly'

type Donation = typeof donations.$inferSelect
type MonthlyGift = typeof monthlyGifts.$inferSelect

/**
 * Books one payment event in one transaction. Idempotent and independent of order: the books are recomputed from all
 * events. The donor gets one receipt per payment.
 */
export async function recordPaymentEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  await write(ctx, (tx) => record(tx, event, ctx.now))
}

/** No money, or another sale: stays quiet until a donation claims it. */
const QUIET = ['factura cobrada', 'suscripción terminada', 'fallido']

async function record(tx: WriteTx, event: PaymentEvent, now: Date): Promise<void> {
  const { checkoutId, donationId, donationCreatedAt, ...facts } = event
  const { monthlyGiftId, giftCreatedAt, subscriptionId, isFirstInvoice, ...row } = facts
  const paymentIds = await lockPayments(tx, event)
  const issue = QUIET.includes(event.kind) && donationId === null ? null : 'sin donación'
  const [inserted] = await tx
    .insert(paymentEvents)
    .values({ ...row, issue, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (!inserted) return
  const locked = await lockGift(tx, monthlyGiftId, giftCreatedAt)
  const gift = locked && (await settleGift(tx, locked, event, now))
  if (gift && gift.endedAt?.getTime() !== locked.endedAt?.getTime()) await markLateMonths(tx, gift)
  const donation = await lockDonation(tx, event, gift)
  if (!donation) return
  await attachEvents(tx, donation.id, event, paymentIds)
  await settleDonation(tx, donation, gift ?? (await findGift(tx, donation.monthlyGiftId)), event, now)
  tx.expire(foundationTag(donation.foundationId))
}

/**
 * Null for a checkout or payment of another donation: another site on the same provider account also counts from one.
 */
async function lockDonation(tx: Db, event: PaymentEvent, gift: MonthlyGift | null): Promise<Donation | null> {
  const { donationId, checkoutId, paymentId, invoiceId } = event
  const known =
    donationId !== null
      ? eq(donations.id, donationId)
      : or(
          paymentId === null ? undefined : eq(donations.paymentId, paymentId),
          invoiceId === null ? undefined : eq(donations.invoiceId, invoiceId),
        )
  if (!known) return null
  const [donation] = await tx.select().from(donations).where(known).for('update')
  if (donation) {
    const isForeign = differ(checkoutId, donation.checkoutId) || differ(paymentId, donation.paymentId)
    return isForeign || !isNamed(donation, event) ? null : donation
  }
  return gift && event.kind === 'pagado' ? findDonationOfMonth(tx, gift, event) : null
}

/**
 * Whether an event that names a donation by its number means ours: by its time, too, or, from a payment page that was opened
 * before that was sent along, by that page.
 */
function isNamed(donation: Donation, { donationId, donationCreatedAt, checkoutId }: PaymentEvent): boolean {
  if (donationId === null) return true
  if (donationCreatedAt) return donationCreatedAt.getTime() === donation.createdAt.getTime()
  return checkoutId !== null && checkoutId === donation.checkoutId
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other

/** Assigns the event to a donation, and earlier ones that named its payment or invoice. */
function attachEvents(tx: Db, donationId: number, { id, invoiceId }: PaymentEvent, paymentIds: string[]) {
  const others = or(
    paymentIds.length > 0 ? inArray(paymentEvents.paymentId, paymentIds) : undefined,
    invoiceId === null ? undefined : eq(paymentEvents.invoiceId, invoiceId),
  )
  return tx
    .update(paymentEvents)
    .set({ donationId })
    .where(or(eq(paymentEvents.id, id), others && and(others, isNull(paymentEvents.donationId))))
}

async function settleDonation(
  tx: WriteTx,
  donation: Donation,
  gift: MonthlyGift | null,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.donationId, donation.id))
  const books = settle(donation, events)
  const receives = books.paidMinor > 0 ? await whenReceives(tx, donation.foundationId) : 'now'
  for (const { id, issue, ...facts } of events) {
    const closed = receives !== 'now' && facts.kind === 'pagado' ? CLOSED : null
    const late = isLate({ id, ...facts }, gift) ? 'aporte terminado' : null
    const next = issueOf(donation, { id, ...facts }) ?? late ?? closed
    // Not a problem if the foundation closed after the payment.
    if (next === issue || (next === CLOSED && issue === null) || (issue === CLOSED && next === null)) continue
    await tx.update(paymentEvents).set({ issue: next, settledAt: null }).where(eq(paymentEvents.id, id))
  }
  const isNew = books.status !== donation.status
  const sendsReceipt = books.paidMinor > 0 && donation.receiptAt === null && donation.donorId !== null
  await tx
    .update(donations)
    .set({
      ...books,
      paymentId: donation.paymentId ?? events.find(({ paymentId }) => paymentId)?.paymentId ?? null,
      invoiceId: donation.invoiceId ?? event.invoiceId,
      ...(isNew ? { statusChangedAt: now } : {}),
      ...(sendsReceipt ? { receiptAt: now } : {}),
    })
    .where(eq(donations.id, donation.id))
  // What was booked by a release that did not keep it is left as it reads: it may have moved since.
  if (books.paidMinor > 0 && donation.paidMinor === 0 && donation.petHadHome === null)
    await keepHome(tx, donation)
  if (sendsReceipt) await mailReceipt(tx, donation, { gift, receives }, now)
}

/** The pet may come back, or be adopted again: receipts, tables and files go on saying where the money went. */
async function keepHome(tx: WriteTx, { id, petId }: Donation): Promise<void> {
  if (petId === null) return
  const [row] = await tx
    .select({ petHadHome })
    .from(donations)
    .innerJoin(pets, eq(pets.id, donations.petId))
    .where(eq(donations.id, id))
  if (row) await tx.update(donations).set(row).where(eq(donations.id, id))
}

const CLOSED = 'fundación cerrada'

/**
 * Serialises the events of one payment until the transaction ends: they may name the payment, the invoice or both.
 * Lock order: invoice before payment. @returns payments named by the event or known for its invoice.
 */
async function lockPayments(
  tx: Db,
  { paymentId, invoiceId }: Pick<PaymentEvent, 'paymentId' | 'invoiceId'>,
): Promise<string[]> {
  const ids = new Set(paymentId === null ? [] : [paymentId])
  if (invoiceId !== null) {
    await lockName(tx, `invoice ${invoiceId}`)
    const paid = await tx
      .selectDistinct({ id: sql<string>`${paymentEvents.paymentId}` })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.invoiceId, invoiceId), isNotNull(paymentEvents.paymentId)))
    for (const { id } of paid) ids.add(id)
  }
  const sorted = [...ids].toSorted()
  for (const id of sorted) await lockName(tx, `payment ${id}`)
  return sorted
}
