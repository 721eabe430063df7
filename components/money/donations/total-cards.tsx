import type { ReactNode } from 'react'
import type { BalanceDto, DonationTotalsDto } from '@/lib/money/donations/dto'
import { formatMoney } from '@/lib/text/money'
import { counted, formatCount } from '@/lib/text/numbers'
import type { Currency } from '@/lib/text/vocabulary'

type Sum = { currency: Currency }

/** Omits currencies without any. */
const sumsOf = <Row extends Sum>(rows: readonly Row[], minorOf: (row: Row) => number): string[] =>
  rows.filter((row) => minorOf(row) !== 0).map((row) => formatMoney(minorOf(row), row.currency))

const countIn = (totals: readonly DonationTotalsDto[], key: 'paidCount' | 'refundedCount' | 'pendingCount') =>
  totals.reduce((sum, total) => sum + total[key], 0)

/** Beside what was returned: nobody has it until the bank decides. */
const disputedText = (totals: readonly DonationTotalsDto[]): string => {
  const sums = sumsOf(totals, ({ disputedMinor }) => disputedMinor)
  return sums.length === 0 ? '' : `. Además, un banco retiene ${sums.join(' y ')} mientras decide`
}

const donationsText = (count: number) => counted(count, 'donación', 'donaciones')

export function MadeCards({ totals }: { totals: readonly DonationTotalsDto[] }) {
  const [paid, refunded, pending] = [
    countIn(totals, 'paidCount'),
    countIn(totals, 'refundedCount'),
    countIn(totals, 'pendingCount'),
  ]
  return (
    <MoneyCards>
      <MoneyCard
        label="Donado"
        sums={sumsOf(totals, ({ netMinor }) => netMinor)}
        detail="Menos lo que se devolvió"
        tone="monte"
      />
      <MoneyCard label="Donaciones pagadas" sums={[formatCount(paid)]} />
      <MoneyCard
        label="Por confirmar"
        sums={sumsOf(totals, ({ pendingMinor }) => pendingMinor)}
        detail={donationsText(pending)}
      />
      <MoneyCard
        label="Devuelto"
        sums={sumsOf(totals, ({ refundedMinor }) => refundedMinor)}
        detail={`${donationsText(refunded)}${disputedText(totals)}`}
      />
    </MoneyCards>
  )
}

interface DueTexts {
  due: readonly string[]
  /** Sent on before it was returned. */
  back: readonly string[]
  /** Sent on before a bank took it back until it decides. */
  disputed: readonly string[]
}

function dueText({ due, back, disputed }: DueTexts): string {
  return [
    ...(due.length > 0 || back.length + disputed.length === 0
      ? ['A esto se le resta el costo del pago']
      : []),
    ...(back.length > 0
      ? [`Se devolvió dinero que ya te habíamos transferido: descontamos ${back.join(' y ')} de lo próximo`]
      : []),
    ...(disputed.length > 0
      ? [
          `Un banco retiene dinero que ya te habíamos transferido: descontamos ${disputed.join(' y ')} de lo próximo, salvo que decida a tu favor`,
        ]
      : []),
  ].join('. ')
}

export function ReceivedCards({
  totals,
  balances,
  monthlyDonors,
}: {
  totals: readonly DonationTotalsDto[]
  balances: readonly BalanceDto[]
  monthlyDonors: number
}) {
  const payoutCount = balances.reduce((sum, balance) => sum + balance.payoutCount, 0)
  const due = sumsOf(balances, ({ dueMinor }) => Math.max(0, dueMinor))
  const overMinor = ({ dueMinor }: BalanceDto) => Math.max(0, -dueMinor)
  const disputedMinor = (balance: BalanceDto) => {
    const disputed = totals.find(({ currency }) => currency === balance.currency)?.disputedMinor ?? 0
    return Math.min(disputed, overMinor(balance))
  }
  const back = sumsOf(balances, (balance) => overMinor(balance) - disputedMinor(balance))
  const disputed = sumsOf(balances, disputedMinor)
  const fees = sumsOf(balances, ({ feeMinor }) => feeMinor)
  return (
    <MoneyCards>
      <MoneyCard
        label="Total recibido"
        sums={sumsOf(totals, ({ netMinor }) => netMinor)}
        detail={`Es el que se ve en tu página${monthlyDonors > 0 ? `. ${counted(monthlyDonors, 'aporte', 'aportes')} cada mes` : ''}`}
        tone="monte"
      />
      <MoneyCard
        label="Devuelto"
        sums={sumsOf(totals, ({ refundedMinor }) => refundedMinor)}
        detail={`Ya está restado${disputedText(totals)}`}
      />
      <MoneyCard
        label="Te transferimos"
        sums={sumsOf(balances, ({ sentMinor }) => sentMinor)}
        detail={`En ${counted(payoutCount, 'transferencia', 'transferencias')}${fees.length > 0 ? `; costo del proveedor: ${fees.join(' y ')}` : ''}`}
      />
      <MoneyCard label="Por transferirte" sums={due} detail={dueText({ due, back, disputed })} tone="maiz" />
    </MoneyCards>
  )
}

/** Currencies stand below each other and are never added up. */
export const MoneyCards = ({ children }: { children: ReactNode }) => (
  <dl className="mb-6 grid grid-cols-2 gap-2.5 tight:grid-cols-1 lg:grid-cols-4">{children}</dl>
)

const TONES = { monte: 'bg-monte-tint', mist: 'bg-mist', maiz: 'bg-maiz' }

export function MoneyCard({
  label,
  sums,
  detail,
  tone = 'mist',
}: {
  label: string
  /** One per currency. */
  sums: readonly string[]
  detail?: string
  tone?: keyof typeof TONES
}) {
  return (
    <div className={`min-w-0 rounded-card px-4 py-3.5 ${TONES[tone]}`}>
      <dt className="text-fine text-ink-2">{label}</dt>
      <dd>
        {(sums.length === 0 ? ['–'] : sums).map((sum) => (
          <span
            key={sum}
            className="block font-display text-lead font-bold wrap-anywhere tabular-nums md:text-card"
          >
            {sum}
          </span>
        ))}
        {detail && <span className="block text-fine text-ink-2">{detail}</span>}
      </dd>
    </div>
  )
}
