import type { BalanceDto, PayoutDto } from '@/lib/donations/dto'
import type { FoundationStatus, PaymentEventKind, PaymentIssue } from '@/lib/vocabulary'

export interface PaymentIssueDto {
  /** The provider's id of the event. */
  id: string
  kind: PaymentEventKind
  issue: PaymentIssue
  state: string | null
  amountMinor: number | null
  currency: string | null
  donationId: number | null
  foundation: { id: number; name: string } | null
  createdAt: string
}

export interface MoneyHolderDto {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  balances: BalanceDto[]
}

export interface FoundationMoneyDto extends MoneyHolderDto {
  payouts: PayoutDto[]
}
