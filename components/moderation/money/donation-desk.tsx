import { MoneyCard, MoneyCards } from '@/components/money/donations/total-cards'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import { PAYOUT_HOLDS } from '@/lib/moderation/staff/money/copy'
import type { MoneyHolderDto, PayoutHoldDto } from '@/lib/moderation/staff/money/dto'
import type { BalanceDto } from '@/lib/money/donations/dto'
import { formatMoney } from '@/lib/text/money'
import { counted } from '@/lib/text/numbers'
import { accountModerationPath, foundationMoneyPath, keptCasePath } from '@/lib/text/routes'

/** What each foundation has coming. */
export function MoneyHolderTable({ holders }: { holders: readonly MoneyHolderDto[] }) {
  const columns = [
    { label: 'Fundación' },
    { label: 'Recibido', align: 'right' },
    { label: 'Por transferir', align: 'right' },
  ] as const
  return (
    <DataTable caption="Por transferir" columns={columns}>
      {holders.map(({ id, name, status, active, hold, balances }) => (
        <Row key={id}>
          <Cell>
            <Link href={foundationMoneyPath(id)} className={`${COVERING_LINK} wrap-anywhere`}>
              {name}
            </Link>{' '}
            {(!active || status !== 'aprobada') && <Badge tone="guayaba">Ya no recibe donaciones</Badge>}{' '}
            {hold && balances.some(({ dueMinor }) => dueMinor > 0) && (
              <Badge tone="maiz">{hold.why === 'refund' ? 'No transferir' : 'Su dinero espera'}</Badge>
            )}
          </Cell>
          <Cell align="right" label="Recibido">
            <Sums balances={balances} minorOf={({ netMinor }) => netMinor} />
          </Cell>
          <Cell align="right" label="Por transferir">
            <Sums balances={balances} minorOf={({ dueMinor }) => dueMinor} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

const Sums = ({
  balances,
  minorOf,
}: {
  balances: readonly BalanceDto[]
  minorOf: (balance: BalanceDto) => number
}) =>
  balances.map((balance) => (
    <span key={balance.currency} className="block">
      {formatMoney(minorOf(balance), balance.currency)}
    </span>
  ))

export function BalanceCards({ balances }: { balances: readonly BalanceDto[] }) {
  const sums = (minorOf: (balance: BalanceDto) => number) =>
    balances.map((balance) => formatMoney(minorOf(balance), balance.currency))
  const count = balances.reduce((total, { payoutCount }) => total + payoutCount, 0)
  return (
    <MoneyCards>
      <MoneyCard
        label="Recibido"
        sums={sums(({ netMinor }) => netMinor)}
        detail="Menos lo devuelto"
        tone="monte"
      />
      <MoneyCard
        label="Transferido"
        sums={sums(({ sentMinor }) => sentMinor)}
        detail={counted(count, 'transferencia', 'transferencias')}
      />
      <MoneyCard
        label="Costo del proveedor"
        sums={sums(({ feeMinor }) => feeMinor)}
        detail="De lo transferido"
      />
      <MoneyCard label="Por transferir" sums={sums(({ dueMinor }) => dueMinor)} tone="maiz" />
    </MoneyCards>
  )
}

/** In the place of the form: what has to be decided before anything is transferred. */
export const PayoutHold = ({ hold, foundationId }: { hold: PayoutHoldDto; foundationId: number }) => (
  <p className="rounded-2xl bg-mist px-4 py-3.5">
    {PAYOUT_HOLDS[hold.why]}.{' '}
    {hold.why === 'case' ? (
      <Link href={keptCasePath(hold.caseId)}>Ver el caso</Link>
    ) : (
      <Link href={accountModerationPath(foundationId)}>Ver la cuenta</Link>
    )}
  </p>
)
