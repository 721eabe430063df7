import Stripe from 'stripe'
import { PaymentFailure } from './payments'

const AMOUNT_CODES = ['amount_too_large', 'amount_too_small', 'parameter_invalid_integer']

/** Turns an error of the library into ours. @throws PaymentFailure. */
export function failed(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw new PaymentFailure('unexpected error', 'outage')
  const isAmount = AMOUNT_CODES.includes(error.code ?? '')
  // The provider's message may repeat what we sent; its type and code do not.
  throw new PaymentFailure(`${error.type} ${error.code ?? ''}`.trim(), isAmount ? 'amount' : 'outage')
}
