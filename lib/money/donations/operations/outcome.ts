import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { donations, foundations, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import type { DonationOutcome, DonationResultDto, UnfinishedDonationDto } from '@/lib/money/donations/dto'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import type { discardDonationSchema } from '@/lib/money/donations/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import type { PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logFact } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { HOUR_MS } from '@/lib/text/durations'
import { askPaymentProvider } from './at-provider'
import { rejectUnpaid } from './unpaid'

/**
 * What became of a donation: our books decide. A donor who left the payment page is told that nothing is charged, which
 * its page must not undo later: it is closed, and neither table counts on that money any more.
 * @param left whether the donor came back by the cancel link
 */
export async function outcomeOf(
  ctx: Context,
  donation: Pick<DonationResultDto, 'id' | 'status' | 'checkoutId'>,
  left: boolean,
  provider: PaymentProvider | null = payments,
): Promise<DonationOutcome> {
  const { id, status, checkoutId } = donation
  if (status === 'aprobado') return 'confirmada'
  if (status === 'reembolsado') return 'reembolsada'
  if (status === 'rechazado') return left ? 'cancelada' : 'rechazada'
  if (!left || checkoutId === null || !(await isClosed(checkoutId, provider))) return 'pendiente'
  await write(ctx, (tx) => rejectUnpaid(tx, eq(donations.id, id), ctx.now))
  return 'cancelada'
}

/** Not when it was paid there, or is being paid, and not when the provider does not answer: nothing is promised then. */
const isClosed = async (checkoutId: string, provider: PaymentProvider | null): Promise<boolean> =>
  provider !== null &&
  (await askPaymentProvider('page of a donor who left', () => provider.closeCheckout(checkoutId))) ===
    'expired'

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
  const what = 'payment page that was left'
  const late = setTimeout(ANSWER_MS, 'late' as const, { ref: false })
  const state = await askPaymentProvider(what, () =>
    Promise.race([provider.findCheckoutState(checkoutId), late]),
  )
  if (state === 'late') logFact('provider_late', { what })
  return state === 'open'
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
