import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { PageLinks } from '@/components/ui/links/page-links'
import type { FoundationDto } from '@/lib/foundations/dto'
import type { ExpenseDto } from '@/lib/money/expenses/dto'
import { expensesPath } from '@/lib/money/expenses/paths'
import type { Page } from '@/lib/text/pagination'
import { FOUNDATIONS, foundationPath } from '@/lib/text/routes'
import { ExpenseList } from './expense-list'

export const EXPENSES_TITLE = 'Gastos publicados'

/** Of the page that shows them. */
export const expensesPreview = (
  { id, name, place }: Pick<FoundationDto, 'id' | 'name' | 'place'>,
  page = 1,
) => ({
  title: `${EXPENSES_TITLE} de ${name}`,
  description: `Lo que ${name}, en ${place.city}, ${place.country}, pagó con las donaciones.`,
  path: expensesPath(id, page),
})

interface Props {
  foundation: Pick<FoundationDto, 'id' | 'name'>
  expenses: Page<ExpenseDto>
}

export function ExpensesView({ foundation, expenses }: Props) {
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb
        crumbs={[
          { label: 'Fundaciones', href: FOUNDATIONS },
          { label: foundation.name, href: foundationPath(foundation.id) },
          { label: EXPENSES_TITLE },
        ]}
      />
      <div className="mt-3 max-w-[50rem]">
        <h1 className="text-title">{EXPENSES_TITLE}</h1>
        <p className="mt-2 mb-6 text-ink-2">
          Lo que {foundation.name} pagó con las donaciones. Querencia no comprueba las facturas una por una.
        </p>
        {expenses.rows.length === 0 ? (
          <p className="rounded-card bg-mist px-5 py-6 text-ink-2">Aquí no hay gastos publicados.</p>
        ) : (
          <ExpenseList expenses={expenses.rows} level="h2" />
        )}
        <PageLinks path={(page) => expensesPath(foundation.id, page)} page={expenses} />
      </div>
    </div>
  )
}
