import type { DonationStatus } from '@/lib/text/vocabulary'

export const createBooks = (status: DonationStatus, amountMinor: number) => ({
  status,
  paidMinor: status === 'aprobado' || status === 'reembolsado' ? amountMinor : 0,
  refundedMinor: status === 'reembolsado' ? amountMinor : 0,
})
