import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { donations, foundations, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import type { DonationOutcome, UnfinishedDonationDto } from '@/lib/money/donations/dto'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import type { discardDonationSchema } from '@/lib/money/donations/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { PaymentFailure, type PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError, logFact } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { HOUR_MS } from '@/lib/text/durations'
import { outcomeOf } from './outcome'

/** Donations per reading. */
const MOST = 30
/** A page of ours does not wait for the provider for longer. */
const ANSWER_MS = 3_000

/**
 * A donor's donations whose payment page is still open: nobody has paid there. Only the provider can tell them from those
 * that are being paid; one that it does not answer about is none. Without the page where the recipient takes no donations.
 */
export async function listUnfinished(
  { db, now }: Pick<Context, 'db' | 'now'>,
  donorId: number,
  provider: PaymentProvider | null = payments,
): Promise<UnfinishedDonationDto[]> {
  if (!provider) return []
  const waiting = await db
    .select({
      id: donations.id,
      checkoutId: donations.checkoutId,
      url: donations.checkoutUrl,
      mayReceive: isPublicFoundation,
    })
    .from(donations)
    .innerJoin(users, eq(users.id, donations.foundationId))
    .innerJoin(foundations, eq(foundations.userId, users.id))
    .where(
      and(
        eq(donations.donorId, donorId),
        eq(donations.status, 'pendiente'),
        gt(donations.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(desc(donations.createdAt))
    .limit(MOST)
  const open = await Promise.all(
    waiting.map(async ({ id, checkoutId, url, mayReceive }) =>
      checkoutId !== null && url !== null && (await isOpen(checkoutId, provider))
        ? { id, url: mayReceive ? url : null }
        : null,
    ),
  )
  return open.filter((donation) => donation !== null)
}

async function isOpen(checkoutId: string, provider: PaymentProvider): Promise<boolean> {
  try {
    const late = setTimeout(ANSWER_MS, 'late' as const, { ref: false })
    const state = await Promise.race([provider.findCheckoutState(checkoutId), late])
    if (state === 'late') logFact('provider_late', { what: 'payment page that was left' })
    return state === 'open'
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('payment page that was left', error)
    return false
  }
}

/**
 * Ends the actor's own donation that nobody has paid, as coming back by the cancel link does. Idempotent.
 * @returns what became of it: one that was paid, or may be, is not discarded.
 * @throws DomainError unauthenticated; not_found, also for somebody else's; TooManyRequests.
 */
export async function discardDonation(
  ctx: Context,
  { donationId }: z.output<typeof discardDonationSchema>,
  provider: PaymentProvider | null = payments,
): Promise<DonationOutcome> {
  const donorId = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.discardAccount, donorId)
  const donation = await findOwnDonation(ctx.db, donationId, donorId)
  if (!donation) throw new DomainError('not_found', 'No encontramos esa donación entre las tuyas')
  return outcomeOf(ctx, donation, true, provider)
}
