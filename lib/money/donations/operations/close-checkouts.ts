import { and, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { donations, foundations, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import type { Context } from '@/lib/platform/context'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { transaction, type WriteTx } from '@/lib/platform/write'
import { HOUR_MS } from '@/lib/text/durations'
import { rejectUnpaid } from './abandoned'
import { forEachAtProvider } from './at-provider'

/** Pages per run; the hourly cleanup goes on. */
const MOST = 500
/** A payment page is open for an hour; rows and the provider's clock may differ. */
const OPEN_MS = 2 * HOUR_MS

/** In the write after which a foundation receives no donations: after the commit its payment pages are closed. */
export function closeCheckoutsOf(tx: WriteTx, foundationId: number): void {
  tx.afterCommit(async (ctx) => {
    await closeCheckouts(ctx, { which: eq(donations.foundationId, foundationId) })
  })
}

/**
 * Asks the payment provider to close the open pages of foundations that may not receive, and rejects those donations, with
 * the monthly gifts that would have begun there.
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
    .where(
      and(
        which,
        eq(donations.status, 'pendiente'),
        isNotNull(donations.checkoutId),
        gt(donations.createdAt, new Date(now.getTime() - OPEN_MS)),
        not(isPublicFoundation),
      ),
    )
    .orderBy(sql`random()`)
    .limit(MOST)
  return forEachAtProvider('payment page of a closed foundation', open, async ({ id, checkoutId }) => {
    if ((await provider.closeCheckout(checkoutId ?? '')) !== 'expired') return false
    await transaction(db, (tx) => rejectUnpaid(tx, eq(donations.id, id), now))
    return true
  })
}
