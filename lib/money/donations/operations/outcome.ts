import { eq } from 'drizzle-orm'
import { donations } from '@/db/schema'
import type { DonationOutcome, DonationResultDto } from '@/lib/money/donations/dto'
import type { Context } from '@/lib/platform/context'
import { PaymentFailure, type PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'
import { write } from '@/lib/platform/write'
import { rejectUnpaid } from './abandoned'

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
async function isClosed(checkoutId: string, provider: PaymentProvider | null): Promise<boolean> {
  try {
    return (await provider?.closeCheckout(checkoutId)) === 'expired'
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('page of a donor who left', error)
    return false
  }
}
