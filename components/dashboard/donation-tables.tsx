import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { DONATION_STATUS_LABELS } from '@/lib/copy/labels'
import type { DonationMadeDto, DonationReceivedDto } from '@/lib/donations/dto'
import { formatMoney, formatShortDay } from '@/lib/format'
import { foundationPath } from '@/lib/routes'
import type { DonationStatus } from '@/lib/vocabulary'

const columns = (other: string) =>
  [{ label: 'Fecha' }, { label: other }, { label: 'Estado' }, { label: 'Monto', align: 'right' }] as const

/** Donations made by a person, by foundation and its number (specification, 'Donations made'). */
export function DonationsMade({
  donations,
  countryId,
}: {
  donations: readonly DonationMadeDto[]
  countryId: string
}) {
  return (
    <DataTable caption="Donaciones realizadas" columns={columns('Fundación')}>
      {donations.map((donation) => (
        <DonationRow key={donation.id} donation={donation} countryId={countryId}>
          <Recipient foundation={donation.foundation} />
        </DonationRow>
      ))}
    </DataTable>
  )
}

/** Donations to a foundation; donors appear by number only (specification, 'Donations received'). */
export function DonationsReceived({
  donations,
  countryId,
}: {
  donations: readonly DonationReceivedDto[]
  countryId: string
}) {
  return (
    <DataTable caption="Donaciones recibidas" columns={columns('Donante')}>
      {donations.map((donation) => (
        <DonationRow key={donation.id} donation={donation} countryId={countryId}>
          {donation.donorId === null ? (
            <span className="text-ink-2">Cuenta eliminada</span>
          ) : (
            `N.º ${donation.donorId}`
          )}
        </DonationRow>
      ))}
    </DataTable>
  )
}

function DonationRow({
  donation,
  countryId,
  children,
}: {
  donation: DonationMadeDto | DonationReceivedDto
  countryId: string
  children: React.ReactNode
}) {
  return (
    <Row>
      <Cell>{formatShortDay(donation.createdAt, countryId)}</Cell>
      <Cell>{children}</Cell>
      <Cell>
        <Badge tone={TONES[donation.status]}>{DONATION_STATUS_LABELS[donation.status]}</Badge>
      </Cell>
      <Cell align="right">{formatMoney(donation.amountMinor, donation.currency)}</Cell>
    </Row>
  )
}

const TONES: Record<DonationStatus, 'maiz' | 'monte' | 'guayaba' | 'mist'> = {
  pendiente: 'maiz',
  aprobado: 'monte',
  rechazado: 'guayaba',
  reembolsado: 'mist',
}

function Recipient({ foundation: { id, name, public: isPublic } }: Pick<DonationMadeDto, 'foundation'>) {
  return (
    <>
      {isPublic ? (
        <Link href={foundationPath(id)} prefetch={false} className="underline underline-offset-4">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-fine text-ink-2">N.º {id}</span>
    </>
  )
}
