import type { Standing } from '@/lib/moderation/staff/dto'
import type { BalanceDto, PayoutDto } from '@/lib/money/donations/dto'
import type { OwnExpenseDto } from '@/lib/money/expenses/dto'
import type {
  FoundationStatus,
  PaymentDifference,
  PaymentEventKind,
  PaymentIssue,
} from '@/lib/text/vocabulary'

export interface PaymentIssueDto {
  id: string
  eventKind: PaymentEventKind
  issue: PaymentIssue
  state: string | null
  amountMinor: number | null
  currency: string | null
  /** What of its payment went back to the donor already. */
  returnedMinor: number
  paymentId: string | null
  donationId: number | null
  monthlyGiftId: number | null
  foundation: { id: number; name: string } | null
  createdAt: string
  isDone: boolean
}

interface SideDto {
  amountMinor: number | null
  currency: string | null
  /** State of a dispute, in the provider's words; null for all else. */
  state: string | null
}

export interface PaymentDifferenceDto {
  id: number
  difference: PaymentDifference
  paymentId: string
  donationId: number | null
  monthlyGiftId: number | null
  foundation: { id: number; name: string } | null
  ours: SideDto
  theirs: SideDto
  createdAt: string
  isResolved: boolean
  isSettled: boolean
  seen: string
}

export type WaitingMoneyDto =
  | ({ kind: 'issue' } & PaymentIssueDto)
  | ({ kind: 'difference' } & PaymentDifferenceDto)

export interface MoneyHolderDto {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  standing: Standing
  balances: BalanceDto[]
  hold: PayoutHoldDto | null
}

/**
 * A foundation that is suspended, or closed its account with a case that staff have to decide; `refund`: it closed it while
 * suspended, and staff did not dismiss that.
 */
export type PayoutHoldDto = { why: 'suspended' } | { why: 'case'; caseId: number } | { why: 'refund' }

export interface FoundationMoneyDto extends MoneyHolderDto {
  payouts: PayoutDto[]
  expenses: OwnExpenseDto[]
}
