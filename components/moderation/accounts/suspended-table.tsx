import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import type { SuspendedAccountDto } from '@/lib/moderation/staff/accounts/dto'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'

const COLUMNS = [{ label: 'Cuenta' }, { label: 'Motivo' }, { label: 'Desde' }]

/** Suspended accounts; rows link to them. */
export function SuspendedTable({
  accounts,
  countryId,
}: {
  accounts: readonly SuspendedAccountDto[]
  /** Country whose time zone is used. */
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
