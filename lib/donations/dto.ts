import type { Currency, DonationStatus } from '@/lib/vocabulary'

interface DonationDto {
  id: number
  /** Integer minor units of `currency`. */
  amountMinor: number
  currency: Currency
  status: DonationStatus
  /** ISO time. */
  createdAt: string
}

/** A donation as either of its two sides sees it. */
export interface OwnDonationDto extends DonationDto {
  /** Null once the donor's account is gone. */
  donorId: number | null
  foundationId: number
}

export interface DonationMadeDto extends DonationDto {
  foundation: {
    id: number
    name: string
    /** Whether it has a page. */
    public: boolean
  }
}

export interface DonationReceivedDto extends DonationDto {
  /** Null once the donor's account is gone. */
  donorId: number | null
}
