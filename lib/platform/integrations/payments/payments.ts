import type { Currency, PaymentEventKind } from '@/lib/text/vocabulary'

export interface Order {
  donationId: number
  /** Charged every month from now on; null for a single donation. */
  monthlyGiftId: number | null
  foundationId: number
  /** The amount in the currency's minor unit (whole pesos for CLP). */
  amountMinor: number
  currency: Currency
  /** Part of an idempotent request: the link must be the same. */
  createdAt: Date
  successUrl: string
  cancelUrl: string
}

export interface Checkout {
  id: string
  url: string
}

/** The payment page while nobody has paid there. */
export interface MonthlyCharge {
  subscriptionId: string | null
  checkoutId: string | null
}

/** `open`: nobody has paid yet; `complete`: a payment was made or is being made. */
export type CheckoutState = 'open' | 'complete' | 'expired'

export interface PaymentEvent {
  id: string
  type: string
  kind: PaymentEventKind
  /** Null in events that name the payment alone. */
  donationId: number | null
  /** Proves the donation is ours: another site on the account may have the same numbers. Null where the number is named alone. */
  donationCreatedAt: Date | null
  checkoutId: string | null
  paymentId: string | null
  /** Null in events of single donations, and of the payment alone. */
  monthlyGiftId: number | null
  /** Proves the gift is ours, too. */
  giftCreatedAt: Date | null
  subscriptionId: string | null
  invoiceId: string | null
  /** Whether the invoice is the one that was paid on the payment page. */
  isFirstInvoice: boolean
  /** Id of the checkout, charge, refund, dispute, invoice or subscription. */
  objectId: string
  /** In an event 'reembolsado' this is everything refunded so far. */
  amountMinor: number | null
  currency: string | null
  /** State of a dispute, or why a subscription ended, in the provider's words. */
  state: string | null
  occurredAt: Date
}

interface ProviderDispute {
  id: string
  amountMinor: number
  state: string
}

export interface ProviderPayment {
  paymentId: string
  /** Null for a payment that names none of our donations. */
  donationId: number | null
  /** As that of an event. */
  donationCreatedAt: Date | null
  amountMinor: number
  currency: string
  /** What was refunded, without what disputes took back. */
  refundedMinor: number
  disputes: ProviderDispute[]
  changedAt: Date
}

export interface BooksPeriod {
  /** Of payments that were made then; none where both are the same. */
  since: Date
  until: Date
  /** Of refunds and disputes that were made then, with their payments. */
  changes: { since: Date; until?: Date }
}

/** All methods may throw PaymentFailure. */
export interface ProviderBooks {
  /**
   * Payments of the period, and older ones that were refunded or disputed in it; each once.
   * @param stop ends a slow reading
   */
  listPayments(period: BooksPeriod, stop: AbortSignal): AsyncIterable<ProviderPayment>
  /** Null for a payment that is unknown, or was not made. */
  findPayment(paymentId: string): Promise<ProviderPayment | null>
  /**
   * The events that webhooks would have told by now, with made-up ids. States are of the provider's time of reading, as later
   * webhooks are of its time too; `now` where it tells none.
   */
  readEvents(paymentId: string, now: Date): Promise<PaymentEvent[]>
}

export interface PaymentProvider {
  name: 'stripe' | 'local'
  /** Opens the payment page of a donation, or finds the one already open. @throws PaymentFailure. */
  openCheckout(order: Order): Promise<Checkout>
  /** @throws PaymentFailure. */
  findCheckoutState(checkoutId: string): Promise<CheckoutState>
  /** Closes a payment page that nobody has paid on. @returns its state then. Idempotent. @throws PaymentFailure. */
  closeCheckout(checkoutId: string): Promise<CheckoutState>
  /** Ends a monthly charge. Idempotent. @throws PaymentFailure when it may still be charged. */
  stopMonthly(charge: MonthlyCharge): Promise<void>
  /** Charges a subscription no more until it is resumed, when missed months stay uncharged. Idempotent. @throws PaymentFailure. */
  pauseMonthly(subscriptionId: string, paused: boolean): Promise<void>
  /** Checks the signature over the raw bytes. Null for events of no donation. @throws InvalidSignature, UnknownShape. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
  /** Null for the local stand-in, which keeps no books to compare with. */
  books: ProviderBooks | null
}

export type AmountFailure = 'too large' | 'too small' | 'wrong amount'

export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure'
  constructor(
    message: string,
    /** Of the amount, which the provider does not accept; `outage`: worth another try. */
    readonly kind: AmountFailure | 'outage',
  ) {
    super(message)
  }
}

/** An event that is signed, and not as we know them: its message names the fields. */
export class UnknownShape extends Error {
  override readonly name = 'UnknownShape'
}

export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}

/** The specification's words (section 7). */
export const ITEM_TITLE = 'Donación para fundacion'
