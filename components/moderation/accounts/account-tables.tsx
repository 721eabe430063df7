import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import type { BlockedDto, SuspendedAccountDto } from '@/lib/moderation/staff/accounts/dto'
import { formatMoment } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, petModerationPath } from '@/lib/text/routes'

const COLUMNS = [{ label: 'Cuenta' }, { label: 'Motivo' }, { label: 'Desde' }]

/** Suspended accounts; rows link to them. */
export function SuspendedTable({
  accounts,
  countryId,
}: {
  accounts: readonly SuspendedAccountDto[]
  countryId: string
}) {
  return (
    <DataTable caption="Cuentas suspendidas" columns={COLUMNS}>
      {accounts.map((account) => (
        <Row key={account.id}>
          <Cell>
            <Link href={accountModerationPath(account.id)} className={`${COVERING_LINK} wrap-anywhere`}>
              {revealedText(account.name)}
            </Link>
            <span className="block text-fine text-ink-2">
              {account.isFoundation ? 'Fundación' : 'Persona'} · cuenta N.º {account.id}
            </span>
          </Cell>
          <Cell>
            <span className="line-clamp-2 wrap-anywhere">{account.reason}</span>
          </Cell>
          <Cell label="Desde">{formatMoment(account.suspendedAt, countryId)}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}

const BLOCK_COLUMNS = [
  { label: 'Qué' },
  { label: 'Motivo' },
  { label: 'Quién' },
  { label: 'Desde' },
  { label: 'Decidir' },
]

interface BlockedProps {
  blocked: readonly BlockedDto[]
  /** Those not in the list included. */
  total: number
  countryId: string
}

/** Blocked accounts and listings; each row links to where the block is ended. */
export function BlockedTable({ blocked, total, countryId }: BlockedProps) {
  return (
    <>
      {total > blocked.length && (
        <p className="mb-4 text-ink-2">
          Hay {counted(total, 'bloqueo', 'bloqueos')}: aquí están los {blocked.length} más antiguos.
        </p>
      )}
      <DataTable caption="Cuentas y publicaciones bloqueadas" columns={BLOCK_COLUMNS}>
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
