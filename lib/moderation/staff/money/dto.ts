import type { BalanceDto, PayoutDto } from '@/lib/money/donations/dto'
import type { OwnExpenseDto } from '@/lib/money/expenses/dto'
import type { FoundationStatus, PaymentDifference, PaymentIssue } from '@/lib/text/vocabulary'

export interface PaymentIssueDto {
  /** The provider's id of the event. */
  id: string
  issue: PaymentIssue
  state: string | null
  amountMinor: number | null
  currency: string | null
  paymentId: string | null
  donationId: number | null
  /** The monthly gift that it is about; null for a single donation. */
  monthlyGiftId: number | null
  foundation: { id: number; name: string } | null
  createdAt: string
  /** Whether staff had looked at it, or nothing is the matter any more. */
  isDone: boolean
}

interface SideDto {
  amountMinor: number | null
  currency: string | null
  /** Of a dispute. */
  state: string | null
}

/** What the provider's books and ours say of a payment. */
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
  /** It was gone at a later comparison. */
  isResolved: boolean
  /** Staff had looked at it. */
  isSettled: boolean
  /** Optimistic lock, as of pets. */
  seen: string
}

/** What waits in 'Dinero por revisar'. */
export type WaitingMoneyDto =
  | ({ kind: 'issue' } & PaymentIssueDto)
  | ({ kind: 'difference' } & PaymentDifferenceDto)

export interface MoneyHolderDto {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  balances: BalanceDto[]
}

export interface FoundationMoneyDto extends MoneyHolderDto {
  payouts: PayoutDto[]
  expenses: OwnExpenseDto[]
}
