import type { Route } from 'next'
import { WaitingSince } from '@/components/moderation/staff/badges'
import type { TableProps } from '@/components/moderation/staff/desk-parts'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import {
  DIFFERENCE_TEXTS,
  differenceTitle,
  disputeState,
  ISSUE_TITLES,
  moneyText,
  returnedText,
} from '@/lib/moderation/staff/money/copy'
import type { WaitingMoneyDto } from '@/lib/moderation/staff/money/dto'
import { differencePath, paymentIssuePath } from '@/lib/text/routes'

const COLUMNS = [
  { label: 'Qué pasa' },
  { label: 'Donación' },
  { label: 'Desde' },
  { label: 'Monto', align: 'right' },
] as const

/** What waits in 'Dinero por revisar'; rows link to the details. */
export function MoneyTable({
  waiting,
  countryId,
  now,
}: TableProps & { waiting: readonly WaitingMoneyDto[] }) {
  const sinceOf = (moment: string) => <WaitingSince since={moment} countryId={countryId} now={now} />
  return (
    <DataTable caption="Dinero por revisar" columns={COLUMNS}>
      {waiting.map((entry) => {
        const since = sinceOf(entry.createdAt)
        const about = { donationId: entry.donationId, foundation: entry.foundation, since }
        if (entry.kind === 'difference')
          return (
            <MoneyRow
              key={`difference-${entry.id}`}
              {...about}
              badge={<Badge tone="guayaba">Comparación</Badge>}
              href={differencePath(entry.id)}
              title={differenceTitle(entry)}
              text={DIFFERENCE_TEXTS[entry.difference]}
              money={moneyText(entry.theirs.amountMinor === null ? entry.ours : entry.theirs)}
            />
          )
        return (
          <MoneyRow
            key={entry.id}
            {...about}
            badge={<Badge tone="maiz">Aviso de Stripe</Badge>}
            href={paymentIssuePath(entry.id)}
            title={ISSUE_TITLES[entry.issue]}
            text={entry.state ? disputeState(entry.state) : returnedText(entry)}
            money={moneyText(entry)}
          />
        )
      })}
    </DataTable>
  )
}

function MoneyRow({
  badge,
  href,
  title,
  text,
  donationId,
  foundation,
  since,
  money,
}: {
  badge: React.ReactNode
  href: Route
  title: string
  text: string | null
  donationId: number | null
  foundation: WaitingMoneyDto['foundation']
  since: React.ReactNode
  money: string
}) {
  return (
    <Row>
      <Cell>
        <div className="grid justify-items-start gap-0.5">
          {badge}
          <Link href={href} className={`${COVERING_LINK} wrap-anywhere`}>
            {title}
          </Link>
          {text && <span className="text-fine text-ink-2">{text}</span>}
        </div>
      </Cell>
      <Cell label="Donación">
        {donationId === null ? 'Ninguna' : `N.º ${donationId}`}
        {foundation && <span className="block text-fine text-ink-2 wrap-anywhere">{foundation.name}</span>}
      </Cell>
      <Cell label="Desde">{since}</Cell>
      <Cell align="right" label="Monto">
        <span className="md:whitespace-nowrap">{money}</span>
      </Cell>
    </Row>
  )
}
