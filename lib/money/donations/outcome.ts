import type { CheckoutState } from '@/lib/platform/integrations/payments/payments'
import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'
import type { DonationOutcome, DonationResultDto } from './dto'

/**
 * What became of a donation. Our books decide; of a pending one whose donor left, the provider says whether a payment
 * is under way.
 * @param left whether the donor came back by the cancel link
 */
export async function outcomeOf(
  { status, checkoutId }: Pick<DonationResultDto, 'status' | 'checkoutId'>,
  left: boolean,
): Promise<DonationOutcome> {
  if (status === 'aprobado') return 'confirmada'
  if (status === 'reembolsado') return 'reembolsada'
  if (status === 'rechazado') return 'rechazada'
  return left && checkoutId !== null && (await stateOf(checkoutId)) !== 'complete' ? 'cancelada' : 'pendiente'
}

/** 'complete' when the provider does not answer: it makes no promise that the donation was cancelled. */
async function stateOf(checkoutId: string): Promise<CheckoutState> {
  try {
    return (await payments?.findCheckoutState(checkoutId)) ?? 'complete'
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('state of a checkout', error)
    return 'complete'
  }
}
