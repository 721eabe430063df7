import Link from 'next/link'
import { MoneyCard, MoneyCards } from '@/components/donations/money-cards'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import type { BalanceDto } from '@/lib/donations/dto'
import { counted, formatMoment, formatMoney } from '@/lib/format'
import { foundationMoneyPath } from '@/lib/routes'
import type { MoneyHolderDto, PaymentIssueDto } from '@/lib/staff/donation-dto'
import { CURRENCIES, type PaymentIssue } from '@/lib/vocabulary'

const ISSUES: Record<PaymentIssue, string> = {
  'sin donación': 'No es de ninguna donación nuestra',
  'monto distinto': 'El monto o la moneda no son los de la donación: no se contó',
  'fundación cerrada': 'La fundación ya no podía recibir cuando llegó',
  'reembolso fallido': 'La devolución falló: el dinero sigue en la cuenta',
  disputa: 'El donante la disputa con su banco',
}

/** Events of payments that staff have to look at; the provider's own page says more. */
export function PaymentIssueTable({
  issues,
  countryId,
}: {
  issues: readonly PaymentIssueDto[]
  /** Country whose time zone is used. */
  countryId: string
}) {
  const columns = [
    { label: 'Qué pasa' },
    { label: 'Donación' },
    { label: 'Llegó' },
    { label: 'Monto', align: 'right' },
  ] as const
  return (
    <DataTable caption="Pagos por revisar" columns={columns}>
      {issues.map((issue) => (
        <Row key={issue.id}>
          <Cell>
            <span className="font-semibold">{ISSUES[issue.issue]}</span>
            <span className="block text-fine wrap-anywhere text-ink-2">
              {[issue.id, issue.state].filter(Boolean).join(' · ')}
            </span>
          </Cell>
          <Cell label="Donación">
            {issue.donationId === null ? 'Ninguna' : `N.º ${issue.donationId}`}
            {issue.foundation && (
              <Link
                href={foundationMoneyPath(issue.foundation.id)}
                prefetch={false}
                className="block font-semibold wrap-anywhere underline underline-offset-4"
              >
                {issue.foundation.name}
              </Link>
            )}
          </Cell>
          <Cell label="Llegó">{formatMoment(issue.createdAt, countryId)}</Cell>
          <Cell align="right">{moneyOf(issue)}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}

function moneyOf({ amountMinor, currency }: PaymentIssueDto): string {
  if (amountMinor === null) return '–'
  const known = CURRENCIES.find((one) => one === currency?.toUpperCase())
  return known ? formatMoney(amountMinor, known) : `${amountMinor} ${currency ?? ''}`
}

/** What each foundation has coming. */
export function MoneyHolderTable({ holders }: { holders: readonly MoneyHolderDto[] }) {
  const columns = [
    { label: 'Fundación' },
    { label: 'Recibido', align: 'right' },
    { label: 'Por transferir', align: 'right' },
  ] as const
  return (
    <DataTable caption="Por transferir" columns={columns}>
      {holders.map(({ id, name, status, active, balances }) => (
        <Row key={id}>
          <Cell>
            <Link
              href={foundationMoneyPath(id)}
              prefetch={false}
              className={`${COVERING_LINK} wrap-anywhere`}
            >
              {name}
            </Link>{' '}
            {(!active || status !== 'aprobada') && <Badge tone="guayaba">Ya no recibe donaciones</Badge>}
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
