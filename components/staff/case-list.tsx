import Link from 'next/link'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { counted, formatShortDay } from '@/lib/format'
import { foundationCasePath } from '@/lib/routes'
import type { FoundationApplicationDto } from '@/lib/staff/dto'
import { StatusBadge } from './status-badge'

/** Table of foundations; rows link to their review. */
export function CaseList({
  caption,
  cases,
  countryId,
}: {
  caption: string
  cases: readonly FoundationApplicationDto[]
  /** Country whose time zone is used. */
  countryId: string
}) {
  const columns = [{ label: 'Fundación' }, { label: 'Se registró' }, { label: 'Estado' }]
  return (
    <DataTable caption={caption} columns={columns}>
      {cases.map((one) => (
        <Row key={one.id}>
          <Cell>
            <Link
              href={foundationCasePath(one.id)}
              prefetch={false}
              className={`${COVERING_LINK} wrap-anywhere`}
            >
              {one.name}
            </Link>
            <span className="block text-fine text-ink-2">
              {[one.city, one.country].filter(Boolean).join(', ')}
              {' · '}
              {counted(one.documents.length, 'documento', 'documentos')}
            </span>
          </Cell>
          <Cell label="Se registró">{formatShortDay(one.registeredAt, countryId)}</Cell>
          <Cell>
            <StatusBadge status={one.status} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}
