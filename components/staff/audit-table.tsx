import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { auditSentence } from '@/lib/copy/audit'
import { formatMoment } from '@/lib/format'
import type { AuditEntryDto } from '@/lib/staff/dto'

const COLUMNS = [{ label: 'Cuándo' }, { label: 'Quién' }, { label: 'Qué' }]

/** What staff did, the latest first. */
export function AuditTable({ entries, countryId }: { entries: readonly AuditEntryDto[]; countryId: string }) {
  return (
    <DataTable caption="Registro" columns={COLUMNS}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell>{formatMoment(entry.createdAt, countryId)}</Cell>
          <Cell>{entry.actor ?? 'Línea de comandos'}</Cell>
          <Cell>
            {auditSentence(entry)}
            <Detail detail={entry.detail} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

/** What is known besides: names, reasons, numbers of documents. */
function Detail({ detail }: { detail: unknown }) {
  const values = typeof detail === 'object' && detail !== null ? Object.values(detail) : []
  if (values.length === 0) return null
  return <span className="block text-fine text-ink-2 wrap-anywhere">{values.join(' · ')}</span>
}
