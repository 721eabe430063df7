import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import type { WaitingRightsDto } from '@/lib/privacy/rights/dto'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { formatDay } from '@/lib/text/dates'
import { rightsCasePath } from '@/lib/text/routes'

const COLUMNS = [{ label: 'Derecho' }, { label: 'Recibida' }, { label: 'Plazo' }]

/** Days are those of the country whose law counts them. */
export function RightsTable({ requests }: { requests: readonly WaitingRightsDto[] }) {
  return (
    <DataTable caption="Derechos sobre datos" columns={COLUMNS}>
      {requests.map((request) => {
        const { id, right, countryId, receivedAt, dueAt } = request
        return (
          <Row key={id}>
            <Cell>
              <Link href={rightsCasePath(id)} className={COVERING_LINK}>
                {RIGHT_LABELS[right]}
              </Link>{' '}
              <span className="text-fine text-ink-2">
                N.º {id} · {COUNTRY_NAMES[countryId]}
              </span>
            </Cell>
            <Cell label="Recibida">{formatDay(receivedAt, countryId)}</Cell>
            <Cell label="Plazo">
              {formatDay(dueAt, countryId)} <RightsBadge request={request} />
            </Cell>
          </Row>
        )
      })}
    </DataTable>
  )
}

export function RightsBadge({ request }: { request: WaitingRightsDto }) {
  if (request.answeredAt) return <Badge tone="monte">Respondida</Badge>
  return request.isOverdue ? <Badge tone="guayaba">Vencida</Badge> : <Badge tone="maiz">Por responder</Badge>
}
