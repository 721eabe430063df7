import type { Currency, PaymentEventKind } from '@/lib/text/vocabulary'

export interface Order {
  donationId: number
  /** Charged every month from now on; null for a single donation. */
  monthlyGiftId: number | null
  foundationId: number
  /** In the currency's minor unit, which is the provider's too (whole pesos for CLP). */
  amountMinor: number
  currency: Currency
  /** The link must be the same for the same donation: it is part of an idempotent request. */
  createdAt: Date
  successUrl: string
  cancelUrl: string
}

export interface Checkout {
  id: string
  /** The hosted payment page. */
  url: string
}

/** What the provider knows a monthly gift by: its subscription, or the payment page while nobody has paid there. */
export interface MonthlyCharge {
  subscriptionId: string | null
  checkoutId: string | null
}

/** `open`: nobody has paid yet; `complete`: a payment was made or is being made. */
export type CheckoutState = 'open' | 'complete' | 'expired'

/** One webhook event, without names, addresses and card data. */
export interface PaymentEvent {
  id: string
  type: string
  kind: PaymentEventKind
  /** Null in events that name the payment alone. */
  donationId: number | null
  checkoutId: string | null
  paymentId: string | null
  /** Of a monthly gift; null in events of single donations, and of those that name the payment alone. */
  monthlyGiftId: number | null
  /** Of that gift: the proof that it is ours, as another site that shares the account has gifts of the same numbers. */
  giftCreatedAt: Date | null
  subscriptionId: string | null
  /** One for each month of a monthly gift. */
  invoiceId: string | null
  /** Whether the invoice is the one that was paid on the payment page. */
  isFirstInvoice: boolean
  /** Of the checkout, charge, refund, dispute, invoice or subscription. */
  objectId: string
  /** Of 'reembolsado': everything refunded so far. */
  amountMinor: number | null
  currency: string | null
  /** Of a dispute, and why a subscription ended, in the provider's words. */
  state: string | null
  occurredAt: Date
}

interface ProviderDispute {
  id: string
  amountMinor: number
  /** In the provider's words. */
  state: string
}

/** A payment that was made, as the provider has it now. */
export interface ProviderPayment {
  paymentId: string
  /** Null for a payment that names none of our donations. */
  donationId: number | null
  /** In the currency's minor unit. */
  amountMinor: number
  currency: string
  /** Everything refunded so far, without what disputes took back. */
  refundedMinor: number
  disputes: ProviderDispute[]
  /** Of the payment, or of its newest refund or dispute. */
  changedAt: Date
}

/** The provider's own books. All methods throw PaymentFailure. */
export interface ProviderBooks {
  /**
   * Payments made since then, and older ones refunded or disputed of late; each once, without names and card data.
   * @param until payments made later are left out
   * @param stop fails a reading that takes too long
   */
  listPayments(period: { since: Date; until: Date }, stop: AbortSignal): AsyncIterable<ProviderPayment>
  /** Null for an unknown payment, and for one that was not made. */
  findPayment(paymentId: string): Promise<ProviderPayment | null>
  /** What webhooks would have told of a payment by now; ids are made up for this reading. */
  readEvents(paymentId: string, now: Date): Promise<PaymentEvent[]>
}

export interface PaymentProvider {
  name: 'stripe' | 'local'
  /** Opens a payment page, or returns the one already open for this donation. @throws PaymentFailure. */
  openCheckout(order: Order): Promise<Checkout>
  /** @throws PaymentFailure. */
  findCheckoutState(checkoutId: string): Promise<CheckoutState>
  /**
   * Stops a monthly gift for good: cancels its subscription, or closes its payment page. Idempotent.
   * @throws PaymentFailure when it may still be charged.
   */
  stopMonthly(charge: MonthlyCharge): Promise<void>
  /**
   * Checks the signature of a webhook over its raw bytes.
   * @returns null for events that do not concern donations.
   * @throws InvalidSignature when it is forged, too old or not over these bytes.
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
  /** What the provider itself noted; null for the stand-in, which notes nothing: our own books are all there is. */
  books: ProviderBooks | null
}

/** The provider gave no payment page. The message may be logged: it holds no personal data. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure'
  constructor(
    message: string,
    /** `amount`: the provider takes no such amount; `outage`: anything else, worth another try. */
    readonly kind: 'amount' | 'outage',
  ) {
    super(message)
  }
}

export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}

/** What the payment page says is bought, in the specification's words (section 7). */
export const ITEM_TITLE = 'Donación para fundacion'
