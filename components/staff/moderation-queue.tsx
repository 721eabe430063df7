import Link from 'next/link'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { reasonLabel } from '@/lib/copy/reports'
import { counted, formatMoment } from '@/lib/format'
import { staffHoldSentence } from '@/lib/pets/hold-copy'
import { petModerationPath } from '@/lib/routes'
import type { WaitingPetDto } from '@/lib/staff/dto'
import { HoldBadge } from './hold-badge'

const COLUMNS = [{ label: 'Publicación' }, { label: 'Motivos' }, { label: 'Desde' }]

/** Moderation queue: pets awaiting review; rows link to the details. */
export function ModerationQueue({
  pets,
  countryId,
}: {
  pets: readonly WaitingPetDto[]
  /** Country whose time zone is used. */
  countryId: string
}) {
  return (
    <DataTable caption="Publicaciones por revisar" columns={COLUMNS}>
      {pets.map((pet) => (
        <Row key={pet.petId}>
          <Cell>
            <div className="flex items-center gap-3">
              {pet.photo && (
                <img
                  src={pet.photo.small}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 shrink-0 rounded-control object-cover max-md:hidden"
                />
              )}
              <div>
                <Link
                  href={petModerationPath(pet.petId)}
                  prefetch={false}
                  className={`${COVERING_LINK} wrap-anywhere`}
                >
                  {pet.name}
                </Link>
                <span className="block text-fine text-ink-2 wrap-anywhere">{pet.publisher}</span>
              </div>
            </div>
          </Cell>
          <Cell>
            <div className="grid justify-items-start gap-1">
              {pet.hold && <HoldBadge />}
              {pet.hold && <span className="text-fine">{staffHoldSentence(pet.hold)}</span>}
              {pet.reportCount > 0 && (
                <span className="text-fine text-ink-2">
                  {counted(pet.reportCount, 'reporte', 'reportes')}:{' '}
                  {pet.reasons.map((reason) => reasonLabel('pet', reason)).join(', ')}
                </span>
              )}
            </div>
          </Cell>
          <Cell label="Desde">{formatMoment(pet.since, countryId)}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}
