import type { FoundationBriefDto } from '@/lib/foundations/dto'
import type { PhotoDto } from '@/lib/photos/dto'
import type { Currency, DonationStatus, MonthlyEndReason, MonthlyStatus } from '@/lib/text/vocabulary'

interface DonationDto {
  id: number
  amountMinor: number
  currency: Currency
  status: DonationStatus
  createdAt: string
}

export interface OwnDonationDto extends DonationDto {
  /** Of a donation received, the donor's number; null once the donor's account is gone. */
  donorId: number | null
  foundationId: number
}

interface ListedDonationDto extends DonationDto {
  /** Of what was paid. */
  refundedMinor: number
  /** Null for the whole foundation, and once the pet is deleted. */
  petName: string | null
  /** Whether it is a month of a monthly gift. */
  isMonthly: boolean
}

export interface DonationMadeDto extends ListedDonationDto {
  foundation: Pick<FoundationBriefDto, 'id' | 'name'> & { public: boolean }
}

export interface DonationReceivedDto extends ListedDonationDto {
  /** What the foundation knows the donor by; null once the donor's account is gone. */
  donorNumber: number | null
  /** Null unless the donor chose to be named. */
  donorName: string | null
}

/** Sums per currency: never converted. */
export interface DonationTotalsDto {
  currency: Currency
  /** Paid, less what was returned. */
  netMinor: number
  refundedMinor: number
  pendingMinor: number
  paidCount: number
  refundedCount: number
  pendingCount: number
}

export interface PayoutDto {
  id: number
  currency: Currency
  amountMinor: number
  /** What the payment provider kept. */
  feeMinor: number
  /** A calendar day. */
  paidOn: string
  reference: string
}

/** What a foundation still has in the account that all donations arrive in. */
export interface BalanceDto {
  currency: Currency
  netMinor: number
  sentMinor: number
  feeMinor: number
  payoutCount: number
  /** Negative when donations were returned that had been sent on already. */
  dueMinor: number
}

/** What a table of donations can be filtered by. */
export interface DonationOptionsDto {
  years: number[]
  /** Foundations of the donations made, or pets of those received. */
  others: { id: number; name: string }[]
}

/** One donation for its donor, after the payment page. */
export interface DonationResultDto extends DonationDto {
  named: boolean
  checkoutId: string | null
  checkoutUrl: string | null
  foundationId: number
  foundationName: string
  /** Whether the foundation has a page. */
  isPublic: boolean
  /** Of the foundation. */
  countryId: string | null
  pet: { id: number; name: string } | null
  /** The monthly gift it is a month of; charged on the day of `since`. */
  monthly: { id: number; status: MonthlyStatus; since: string } | null
}

/** A monthly gift for its donor. */
export interface MonthlyGiftDto {
  id: number
  amountMinor: number
  currency: Currency
  status: MonthlyStatus
  foundation: Pick<FoundationBriefDto, 'id' | 'name' | 'photo'> & { public: boolean }
  pet: { id: number; name: string; photo: PhotoDto | null } | null
  /** When it is charged next; null unless it is active. */
  nextChargeAt: string | null
  /** Whether the last charge failed and the provider tries again. */
  isFailing: boolean
  endedAt: string | null
  endReason: MonthlyEndReason | null
  /** Whether the provider has confirmed that it charges no more. */
  isClosed: boolean
}

/** What became of it: the ledger's word, and the provider's about a page that nobody has paid on. */
export type DonationOutcome = 'confirmada' | 'pendiente' | 'cancelada' | 'rechazada' | 'reembolsada'

/** On a foundation's page. */
export interface PublicTotalDto {
  currency: Currency
  netMinor: number
  count: number
  since: string
}
