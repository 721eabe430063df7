import type { Currency } from '@/lib/text/vocabulary'

export interface ExpenseDto {
  id: number
  title: string
  story: string | null
  amountMinor: number
  currency: Currency
  /** A calendar day. */
  spentOn: string
  /** URLs of its invoices, with what is personal covered. */
  invoices: { small: string; large: string }[]
}

export interface OwnExpenseDto extends ExpenseDto {
  hidden: boolean
}

/** Sums of a foundation's expenses, without those that staff have hidden. */
export interface ExpenseSumDto {
  currency: Currency
  provenMinor: number
  /** Of expenses without an invoice. */
  toldMinor: number
  count: number
}

/** Donations not yet accounted for by expenses. */
export interface OpenSumDto {
  currency: Currency
  minor: number
}
