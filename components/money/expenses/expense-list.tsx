import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { invoiceLabel } from '@/lib/money/expenses/copy'
import type { ExpenseDto, OwnExpenseDto } from '@/lib/money/expenses/dto'
import { formatCalendarDay } from '@/lib/text/dates'
import { formatMoney } from '@/lib/text/money'
import { counted } from '@/lib/text/numbers'

export function ExpenseList<Expense extends ExpenseDto | OwnExpenseDto>({
  expenses,
  level: Heading = 'h3',
  children,
}: {
  expenses: readonly Expense[]
  level?: 'h2' | 'h3'
  /** Actions for one. */
  children?: (expense: Expense) => ReactNode
}) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {expenses.map((expense) => (
        <li key={expense.id} className="rounded-card border border-line p-5">
          <div className="flex items-baseline justify-between gap-x-6 gap-y-1 cramped:flex-wrap">
            <Heading className="min-w-0 text-body font-semibold wrap-anywhere">{expense.title}</Heading>
            <p className="shrink-0 font-semibold tabular-nums">
              {formatMoney(expense.amountMinor, expense.currency)}
            </p>
          </div>
          {'hidden' in expense && expense.hidden && (
            <Badge tone="guayaba" className="mt-2">
              Oculto por el equipo
            </Badge>
          )}
          {expense.story && (
            <p className="mt-1.5 max-w-[38.5em] whitespace-pre-line wrap-anywhere text-ink-2">
              {expense.story}
            </p>
          )}
          <Evidence expense={expense} />
          {children?.(expense)}
        </li>
      ))}
    </ul>
  )
}

function Evidence({ expense: { title, spentOn, invoices } }: { expense: ExpenseDto }) {
  const { length } = invoices
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-3">
      {invoices.map(({ small, large }, index) => (
        <a
          key={large}
          href={large}
          target="_blank"
          rel="noopener"
          aria-label={invoiceLabel(index, length, title)}
          className="rounded-control border border-line outline-offset-2 hover:border-field focus-visible:outline-3 focus-visible:outline-monte"
        >
          <img
            src={small}
            alt=""
            loading="lazy"
            width={60}
            height={72}
            className="h-18 w-15 rounded-control bg-mist object-cover object-top"
          />
        </a>
      ))}
      <p className="text-fine text-ink-2">
        {formatCalendarDay(spentOn)}
        {length > 0 && (
          <>
            <br />
            {counted(length, 'factura', 'facturas')}
          </>
        )}
      </p>
    </div>
  )
}
