import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/links/text-link'
import { SectionHeading } from '@/components/ui/section-heading'
import { MONEY_TRAVEL } from '@/lib/money/donations/copy'
import type { PublicTotalDto } from '@/lib/money/donations/dto'
import type { ExpenseDto, ExpenseSumDto } from '@/lib/money/expenses/dto'
import { expensesPath } from '@/lib/money/expenses/paths'
import { type Clock, formatDay } from '@/lib/text/dates'
import { formatMoney } from '@/lib/text/money'
import { counted, formatCount } from '@/lib/text/numbers'
import { ExpenseList } from './expense-list'

interface Props {
  foundationId: number
  clock: Clock
  /** Donations less refunds, per currency. */
  totals: readonly PublicTotalDto[]
  sums: readonly ExpenseSumDto[]
  expenses: readonly ExpenseDto[]
}

/** Renders nothing before the first donation. */
export function DonationSection({ foundationId, clock, totals, sums, expenses }: Props) {
  const given = totals.filter(({ netMinor }) => netMinor > 0)
  const count = sums.reduce((total, sum) => total + sum.count, 0)
  if (given.length === 0 && count === 0) return null
  return (
    <section aria-labelledby="donaciones" className="mt-14 lg:max-w-[50rem]">
      <SectionHeading id="donaciones">Qué hicieron las donaciones</SectionHeading>
      {given.length > 0 && (
        <div className="on-dark grid gap-7 rounded-box bg-monte-dark p-6 text-cream md:p-8">
          {given.map((total) => (
            <Total
              key={total.currency}
              total={total}
              sum={sums.find(({ currency }) => currency === total.currency)}
              clock={clock}
            />
          ))}
          <TextLink href={MONEY_TRAVEL} look="inherit" className="-my-2 flex min-h-11 w-fit items-center">
            Cómo viaja tu dinero
          </TextLink>
        </div>
      )}
      {count === 0 ? (
        <p className="mt-3.5 text-ink-2">Todavía no publicó en qué las usó.</p>
      ) : (
        <div className="mt-3.5">
          <ExpenseList expenses={expenses} />
        </div>
      )}
      {count > expenses.length && (
        <LinkButton
          href={expensesPath(foundationId)}
          pending="text"
          variant="ghost"
          size="sm"
          className="mt-3.5"
        >
          Ver los {formatCount(count)} gastos publicados
        </LinkButton>
      )}
    </section>
  )
}

function Total({
  total: { currency, netMinor, count, since },
  sum,
  clock,
}: {
  total: PublicTotalDto
  sum: ExpenseSumDto | undefined
  clock: Clock
}) {
  const { provenMinor = 0, toldMinor = 0 } = sum ?? {}
  const openMinor = Math.max(0, netMinor - provenMinor - toldMinor)
  const whole = Math.max(netMinor, provenMinor + toldMinor)
  // Multiplied first: 0.29 * 100 is less than 29.
  const percent = (minor: number) => (100 * minor) / whole
  const told = Math.floor(percent(provenMinor + toldMinor))
  return (
    <div>
      <p className="text-monte-soft">Recibido desde el {formatDay(since, clock)}</p>
      <p className="mt-1 font-display text-banner font-extrabold wrap-anywhere tabular-nums">
        {formatMoney(netMinor, currency)}
      </p>
      <p className="mt-1.5 text-monte-soft">
        {counted(count, 'donación', 'donaciones')}, ya restado lo que se devolvió.
      </p>
      <div
        role="img"
        aria-label={`Publicado en qué se usó: ${told} de cada 100`}
        className="mt-4 flex h-3 overflow-hidden rounded-full bg-white/20"
      >
        <span className="bg-mango" style={{ width: `${percent(provenMinor)}%` }} />
        <span className="bg-cream" style={{ width: `${percent(toldMinor)}%` }} />
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Part label="Contado con factura" minor={provenMinor} currency={currency} mark="bg-mango" />
        {toldMinor > 0 && (
          <Part label="Contado sin factura" minor={toldMinor} currency={currency} mark="bg-cream" />
        )}
        <Part label="Por contar" minor={openMinor} currency={currency} mark="bg-white/20" />
      </dl>
    </div>
  )
}

function Part({
  label,
  minor,
  currency,
  mark,
}: {
  label: string
  minor: number
  currency: PublicTotalDto['currency']
  mark: string
}) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-small text-monte-soft">
        <span aria-hidden className={`size-2.5 rounded-sm ${mark}`} />
        {label}
      </dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{formatMoney(minor, currency)}</dd>
    </div>
  )
}
