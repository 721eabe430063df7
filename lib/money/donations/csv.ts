import { DONATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import { writeCsv } from '@/lib/text/csv'
import { majorUnits } from '@/lib/text/money'
import type { DonationMadeDto, DonationReceivedDto } from './dto'

function csvOf(other: string, rows: (readonly (string | number)[])[]): string {
  const head = ['Donación', 'Fecha', other, 'Para', 'Estado', 'Moneda', 'Monto', 'Devuelto', 'Cada cuánto']
  return writeCsv([head, ...rows])
}

const rowOf = (donation: DonationMadeDto | DonationReceivedDto, other: string) => {
  const { id, createdAt, petName, isMonthly, status, currency, amountMinor, refundedMinor } = donation
  const amounts = [amountMinor, refundedMinor].map((minor) => majorUnits(minor, currency))
  return [
    id,
    createdAt,
    other,
    petName ?? 'Toda la fundación',
    DONATION_STATUS_LABELS[status],
    currency,
    ...amounts,
    isMonthly ? 'Cada mes' : 'Una vez',
  ]
}

export const csvOfMade = (donations: readonly DonationMadeDto[]): string =>
  csvOf(
    'Fundación',
    donations.map((donation) => rowOf(donation, donation.foundation.name)),
  )

export const csvOfReceived = (donations: readonly DonationReceivedDto[]): string =>
  csvOf(
    'Donante',
    donations.map((donation) => rowOf(donation, donorLabel(donation))),
  )

/** A number, unless the donor chose to be named. */
export const donorLabel = ({
  donorNumber,
  donorName,
}: Pick<DonationReceivedDto, 'donorNumber' | 'donorName'>): string => {
  if (donorNumber === null) return 'Cuenta eliminada'
  return donorName ?? `N.º ${donorNumber}`
}
