import type { FoundationBriefDto } from '@/lib/foundations/dto'
import type { PhotoDto } from '@/lib/photos/dto'
import type { Currency, DonationStatus, MonthlyEndReason, MonthlyStatus } from '@/lib/text/vocabulary'

interface DonationDto {
  id: number
  amountMinor: number
  currency: Currency
  status: DonationStatus
  /** When it was paid; before that, when its page was asked for. */
  donatedAt: string
}

export interface OwnDonationDto extends DonationDto {
  /** Of a donation received, the donor's number; null once the account is gone. */
  donorId: number | null
  foundationId: number
}

export interface ListedDonationDto extends DonationDto {
  /** What went back to the donor. */
  refundedMinor: number
  /** What the donor's bank holds until it decides a dispute: it does not count either. */
  disputedMinor: number
  /** Null for the whole foundation, also since the pet had a home already, and once the pet is deleted. */
  petName: string | null
  isMonthly: boolean
}

export interface DonationMadeDto extends ListedDonationDto {
  foundation: Pick<FoundationBriefDto, 'id' | 'name'> & { public: boolean }
}

/** A donation that nobody has paid, with its payment page, which is open; null where it is about to be closed. */
export interface UnfinishedDonationDto {
  id: number
  url: string | null
}

export interface DonationReceivedDto extends ListedDonationDto {
  /** See `donorNumber`; null once the donor's account is gone. */
  donorNumber: number | null
  /** Null unless the donor chose to be named. */
  donorName: string | null
}

/** Sums per currency: never converted. */
export interface DonationTotalsDto {
  currency: Currency
  /** Paid, less what was returned or is in dispute. */
  netMinor: number
  refundedMinor: number
  /** What banks hold until they decide a dispute. */
  disputedMinor: number
  pendingMinor: number
  paidCount: number
  refundedCount: number
  pendingCount: number
}

export interface PayoutDto {
  id: number
  currency: Currency
  amountMinor: number
  feeMinor: number
  /** A calendar day. */
  paidOn: string
  reference: string
  /** Of one that was noted wrongly or came back from the bank: it counts no more. */
  reversedAt: string | null
  reversalReason: string | null
}

/** What of a foundation's donations is still in the platform's account. */
export interface BalanceDto {
  currency: Currency
  netMinor: number
  sentMinor: number
  feeMinor: number
  payoutCount: number
  /** Negative when donations were returned that had been sent on already. */
  dueMinor: number
}

export interface DonationOptionsDto {
  years: number[]
  /** Foundations of the donations made, or pets of those received. */
  others: { id: number; name: string }[]
}

export interface DonationResultDto extends DonationDto {
  createdAt: string
  refundedMinor: number
  /** What the donor's bank holds until it decides a dispute: it does not count either. */
  disputedMinor: number
  /** Whether staff look at it, since the foundation took no donations any more when it was paid. */
  isReviewed: boolean
  /** Whether staff look at it, since its monthly gift had ended when it was paid. */
  isLate: boolean
  /** Where the receipt was sent to, unless it waits with a block; null before that. */
  receipt: 'current e-mail' | 'former e-mail' | 'waiting' | null
  named: boolean
  checkoutId: string | null
  checkoutUrl: string | null
  foundationId: number
  foundationName: string
  /** Whether its pet had been adopted before it was paid: it goes to the foundation. */
  petHadHome: boolean
  isPublic: boolean
  pet: { id: number; name: string } | null
  /** The monthly gift it is a month of; charged as `chargeDayText` says; null while nothing was paid. */
  monthly: { id: number; status: MonthlyStatus; isPaused: boolean; startedAt: string | null } | null
}

export interface MonthlyGiftDto {
  id: number
  amountMinor: number
  currency: Currency
  status: MonthlyStatus
  foundation: Pick<FoundationBriefDto, 'id' | 'name' | 'photo'> & { public: boolean }
  pet: { id: number; name: string; photo: PhotoDto | null; takesGifts: boolean } | null
  /** Null also while nothing is charged. */
  nextChargeAt: string | null
  /** Whether nothing is charged because the foundation, or the donor, is blocked. */
  isPaused: boolean
  /** Whether the last charge failed and the provider tries again. */
  isFailing: boolean
  endedAt: string | null
  endReason: MonthlyEndReason | null
  /** Whether the provider has confirmed that it charges no more. */
  isClosed: boolean
}

/** The ledger's status; of an unpaid page, the provider's. */
export type DonationOutcome = 'confirmada' | 'pendiente' | 'cancelada' | 'rechazada' | 'reembolsada'

export interface PublicTotalDto {
  currency: Currency
  netMinor: number
  count: number
  since: string
}
