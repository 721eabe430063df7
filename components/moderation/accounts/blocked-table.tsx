import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/links/text-link'
import type { BlockedDto } from '@/lib/moderation/staff/accounts/dto'
import { formatMoment } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, petModerationPath } from '@/lib/text/routes'

const COLUMNS = [
  { label: 'Qué' },
  { label: 'Motivo' },
  { label: 'Quién' },
  { label: 'Desde' },
  { label: 'Decidir' },
]

interface Props {
  blocked: readonly BlockedDto[]
  /** Those not in the list included. */
  total: number
  /** Country whose time zone is used. */
  countryId: string
}

/** Blocked accounts and listings; each row links to where the block is ended. */
export function BlockedTable({ blocked, total, countryId }: Props) {
  return (
    <>
      {total > blocked.length && (
        <p className="mb-4 text-ink-2">
          Hay {counted(total, 'bloqueo', 'bloqueos')}: aquí están los {blocked.length} más antiguos.
        </p>
      )}
      <DataTable caption="Cuentas y publicaciones bloqueadas" columns={COLUMNS}>
        {blocked.map(({ kind, id, name, blockedAt, by, reason }) => (
          <Row key={`${kind} ${id}`}>
            <Cell>
              <span className="wrap-anywhere">{revealedText(name)}</span>
              <span className="block text-fine text-ink-2">
                {kind === 'account' ? 'Cuenta' : 'Publicación'} N.º {id}
              </span>
            </Cell>
            <Cell>
              <span className="line-clamp-2 wrap-anywhere">{reason}</span>
            </Cell>
            <Cell label="Quién">{by ? revealedText(by) : 'Ya no está en el equipo'}</Cell>
            <Cell label="Desde">{formatMoment(blockedAt, countryId)}</Cell>
            <Cell>
              <TextLink
                href={kind === 'account' ? accountModerationPath(id) : petModerationPath(id)}
                look="padded"
              >
                Terminar el bloqueo<span className="sr-only"> de {revealedText(name)}</span>
              </TextLink>
            </Cell>
          </Row>
        ))}
      </DataTable>
    </>
  )
}
