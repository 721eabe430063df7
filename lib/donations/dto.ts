import type { Currency, DonationStatus } from '@/lib/vocabulary'

interface DonationDto {
  id: number
  amountMinor: number
  currency: Currency
  status: DonationStatus
  createdAt: string
}

export interface OwnDonationDto extends DonationDto {
  /** Null once the donor's account is gone. */
  donorId: number | null
  foundationId: number
}

export interface DonationMadeDto extends DonationDto {
  foundation: {
    id: number
    name: string
    public: boolean
  }
}

export interface DonationReceivedDto extends DonationDto {
  /** Null once the donor's account is gone. */
  donorId: number | null
}
