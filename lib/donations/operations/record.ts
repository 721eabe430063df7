import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, paymentEvents, users } from '@/db/schema'
import { foundationTag } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { issueOf, settle } from '@/lib/donations/ledger'
import { mayReceive } from '@/lib/donations/policy'
import { expiringTransaction } from '@/lib/expiring-transaction'
import type { PaymentEvent } from '@/lib/integrations/payments/payments'
import { deliverSoon } from '@/lib/outbox/delivery'
import { mailReceipt } from './receipt'

type Donation = typeof donations.$inferSelect

/**
 * Books one event of a payment: it and its effect commit together. Idempotent, and the order of events does not matter:
 * the books are made anew from all of them. The donor gets one receipt.
 */
export async function recordPaymentEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  await expiringTransaction(
    ctx,
    (tx) => record(tx, event, ctx.now),
    (donation) => (donation ? [foundationTag(donation.foundationId)] : []),
  )
  deliverSoon(ctx)
}

async function record(tx: Db, event: PaymentEvent, now: Date): Promise<Donation | null> {
  const { checkoutId, donationId, ...row } = event
  // An event that names the payment alone and the one that says whose it is wait for each other.
  if (event.paymentId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${event.paymentId}`}, 0))`)
  const [inserted] = await tx
    .insert(paymentEvents)
    .values({ ...row, issue: 'sin donación', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (!inserted) return null
  const donation = await lockDonation(tx, event)
  if (!donation) return null
  await tx
    .update(paymentEvents)
    .set({ donationId: donation.id })
    .where(
      event.paymentId === null
        ? eq(paymentEvents.id, event.id)
        : or(
            eq(paymentEvents.id, event.id),
            and(eq(paymentEvents.paymentId, event.paymentId), isNull(paymentEvents.donationId)),
          ),
    )
  await settleDonation(tx, donation, event, now)
  return donation
}

/**
 * Null for a checkout or a payment that is not the donation's: another site that sells from the same account counts its
 * donations from one, too.
 */
async function lockDonation(tx: Db, event: PaymentEvent): Promise<Donation | null> {
  const { donationId, checkoutId, paymentId } = event
  const known = donationId ? eq(donations.id, donationId) : paymentId && eq(donations.paymentId, paymentId)
  if (!known) return null
  const [donation] = await tx.select().from(donations).where(known).for('update')
  if (!donation || differ(checkoutId, donation.checkoutId) || differ(paymentId, donation.paymentId))
    return null
  return donation
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other

async function settleDonation(tx: Db, donation: Donation, event: PaymentEvent, now: Date): Promise<void> {
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.donationId, donation.id))
  const books = settle(donation, events)
  const isClosed = books.paidMinor > 0 && !(await canReceive(tx, donation.foundationId))
  for (const { id, issue, ...facts } of events) {
    const next = issueOf(donation, { id, ...facts }) ?? (isClosed && facts.kind === 'pagado' ? CLOSED : null)
    // A foundation that closes later was open when the money came.
    if (next === issue || (next === CLOSED && issue === null) || (issue === CLOSED && next === null)) continue
    await tx.update(paymentEvents).set({ issue: next, settledAt: null }).where(eq(paymentEvents.id, id))
  }
  const isNew = books.status !== donation.status
  const sendsReceipt = books.paidMinor > 0 && donation.receiptAt === null
  await tx
    .update(donations)
    .set({
      ...books,
      paymentId: donation.paymentId ?? event.paymentId,
      ...(isNew ? { statusChangedAt: now } : {}),
      ...(sendsReceipt ? { receiptAt: now } : {}),
    })
    .where(eq(donations.id, donation.id))
  if (sendsReceipt) await mailReceipt(tx, donation, now)
}

const CLOSED = 'fundación cerrada'

async function canReceive(tx: Db, foundationId: number): Promise<boolean> {
  const [row] = await tx
    .select({ status: foundations.status, active: users.active })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, foundationId))
  return row !== undefined && mayReceive(row)
}
