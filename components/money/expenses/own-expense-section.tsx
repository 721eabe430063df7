import type { Route } from 'next'
import { Icon } from '@/components/ui/icon/icon'
import { PageLinks } from '@/components/ui/links/page-links'
import { TextLink } from '@/components/ui/links/text-link'
import { SectionHeading } from '@/components/ui/section-heading'
import type { OpenSumDto, OwnExpenseDto } from '@/lib/money/expenses/dto'
import { NEW_EXPENSE, ownExpensesPath } from '@/lib/money/expenses/paths'
import { formatMoney } from '@/lib/text/money'
import type { Page } from '@/lib/text/pagination'
import { DeleteExpense } from './delete-expense'
import { ExpenseList } from './expense-list'

/** Renders nothing before the first expense. */
export function OwnExpenseSection({
  expenses,
  list,
}: {
  expenses: Page<OwnExpenseDto>
  /** The page that it is a part of. */
  list: Route
}) {
  if (expenses.rows.length === 0 && expenses.page === 1) return null
  return (
    <section aria-labelledby="gastos" className="mt-12 max-w-[50rem]">
      <SectionHeading id="gastos">Gastos publicados</SectionHeading>
      <ExpenseList expenses={expenses.rows}>{(expense) => <DeleteExpense expense={expense} />}</ExpenseList>
      <PageLinks label="Páginas de gastos" path={(page) => ownExpensesPath(list, page)} page={expenses} />
    </section>
  )
}

/** Renders nothing before the first donation. */
export function OpenSumNote({ sums }: { sums: readonly OpenSumDto[] }) {
  if (sums.length === 0) return null
  const open = sums
    .filter(({ minor }) => minor > 0)
    .map(({ minor, currency }) => formatMoney(minor, currency))
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-mist px-5 py-3 text-small">
      <Icon name="file-text" size={20} className="mt-2.5 shrink-0 text-monte" />
      <span className="py-2">
        {open.length > 0 ? (
          <>
            Falta explicar <b className="font-semibold">{open.join(' y ')}</b> en tu página. Publica en qué se
            usaron y se verá junto al total.
          </>
        ) : (
          'Ya contaste en tu página todo lo recibido.'
        )}{' '}
        <TextLink href={NEW_EXPENSE}>Publicar un gasto</TextLink>
      </span>
    </p>
  )
}
