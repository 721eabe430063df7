import type { DonationStatus } from '@/lib/text/vocabulary'

/** The books of a donation in that state, as its payment's events would have made them. */
export const createBooks = (status: DonationStatus, amountMinor: number) => ({
  status,
  paidMinor: status === 'aprobado' || status === 'reembolsado' ? amountMinor : 0,
  refundedMinor: status === 'reembolsado' ? amountMinor : 0,
})
