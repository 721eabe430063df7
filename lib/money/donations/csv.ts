import { DONATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import { separatorOf, writeCsv } from '@/lib/text/csv'
import { isoDay } from '@/lib/text/dates'
import { majorUnits } from '@/lib/text/money'
import { DISPUTED, isDisputed } from './copy'
import type { DonationMadeDto, DonationReceivedDto } from './dto'

function csvOf(other: string, rows: (readonly (string | number)[])[], countryId: string | null): string {
  const head = [
    'Donación',
    'Fecha',
    other,
    'Para',
    'Estado',
    'Moneda',
    'Monto',
    'Devuelto',
    'Retenido por el banco',
    'Cada cuánto',
  ]
  return writeCsv([head, ...rows], separatorOf(countryId))
}

const rowOf = (donation: DonationMadeDto | DonationReceivedDto, other: string, countryId: string | null) => {
  const { id, donatedAt, petName, isMonthly, status, currency } = donation
  const amounts = [donation.amountMinor, donation.refundedMinor, donation.disputedMinor].map((minor) =>
    majorUnits(minor, currency),
  )
  return [
    id,
    isoDay(new Date(donatedAt), countryId ?? ''),
    other,
    // Perhaps for a pet that is deleted, whose name is not kept.
    petName ?? 'La fundación',
    isDisputed(donation) ? DISPUTED : DONATION_STATUS_LABELS[status],
    currency,
    ...amounts,
    isMonthly ? 'Cada mes' : 'Una vez',
  ]
}

/** @param countryId of the reader, whose calendar counts, as in the table, and whose spreadsheet opens it. */
export const csvOfMade = (donations: readonly DonationMadeDto[], countryId: string | null): string =>
  csvOf(
    'Fundación',
    donations.map((donation) => rowOf(donation, donation.foundation.name, countryId)),
    countryId,
  )

export const csvOfReceived = (donations: readonly DonationReceivedDto[], countryId: string | null): string =>
  csvOf(
    'Donante',
    donations.map((donation) => rowOf(donation, donorLabel(donation), countryId)),
    countryId,
  )

/** A number, unless the donor chose to be named. */
export const donorLabel = ({
  donorNumber,
  donorName,
}: Pick<DonationReceivedDto, 'donorNumber' | 'donorName'>): string => {
  if (donorNumber === null) return 'Cuenta eliminada'
  return donorName ?? `N.º ${donorNumber}`
}
