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

/** The same for its foundation and for staff. */
export interface OwnExpenseDto extends ExpenseDto {
  hidden: boolean
}

/** How much of what was given a foundation has told, in one currency; without what staff have hidden. */
export interface ExpenseSumDto {
  currency: Currency
  /** Of the expenses with an invoice. */
  provenMinor: number
  /** Of those without. */
  toldMinor: number
  count: number
}

/** What was given in a currency and is not told yet. */
export interface OpenSumDto {
  currency: Currency
  minor: number
}
