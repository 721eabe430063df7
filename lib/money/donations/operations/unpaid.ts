import { and, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, foundations, monthlyGifts, users } from '@/db/schema'
import { donors, mayBePaid } from '@/lib/money/donations/recipient-queries'
import type { Context } from '@/lib/platform/context'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { transaction, type WriteTx } from '@/lib/platform/write'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import { forEachAtProvider } from './at-provider'

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

/** Pages per run; the hourly cleanup goes on. */
const MOST_CLOSED = 500
/** A payment page is open for an hour; rows and the provider's clock may differ. */
const OPEN_MS = 2 * HOUR_MS

/**
 * In the write after which an account receives or gives no donations, and before the account is gone, which its donations do
 * not name then: after the commit their payment pages are closed.
 */
export async function closeCheckoutsOf(tx: WriteTx, accountId: number): Promise<void> {
  const isParty = or(eq(donations.foundationId, accountId), eq(donations.donorId, accountId))
  const unpaid = await tx
    .select({ id: donations.id })
    .from(donations)
    .where(and(isParty, eq(donations.status, 'pendiente')))
  if (unpaid.length === 0) return
  const ids = unpaid.map(({ id }) => id)
  tx.afterCommit(async (ctx) => {
    await closeCheckouts(ctx, { which: isOneOf(donations.id, ids) })
  })
}

/**
 * Asks the payment provider to close the open pages of foundations that may not receive, and of donors who are gone, suspended
 * or blocked, and rejects those donations, with the monthly gifts that would have begun there.
 * One that is being paid stays: the payment is booked, and staff see it. The hourly cleanup retries. Idempotent.
 * @returns how many were closed.
 */
export async function closeCheckouts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { which, provider = payments }: { which?: SQL; provider?: PaymentProvider | null } = {},
): Promise<number> {
  if (!provider) return 0
  const open = await db
    .select({ id: donations.id, checkoutId: donations.checkoutId })
    .from(donations)
    .innerJoin(users, eq(users.id, donations.foundationId))
    .innerJoin(foundations, eq(foundations.userId, users.id))
    .leftJoin(donors, eq(donors.id, donations.donorId))
    .where(
      and(
        which,
        eq(donations.status, 'pendiente'),
        isNotNull(donations.checkoutId),
        gt(donations.createdAt, new Date(now.getTime() - OPEN_MS)),
        not(mayBePaid),
      ),
    )
    .orderBy(sql`random()`)
    .limit(MOST_CLOSED)
  return forEachAtProvider('payment page of a closed account', open, async ({ id, checkoutId }) => {
    if ((await provider.closeCheckout(checkoutId ?? '')) !== 'expired') return false
    await transaction(db, (tx) => rejectUnpaid(tx, eq(donations.id, id), now))
    return true
  })
}
