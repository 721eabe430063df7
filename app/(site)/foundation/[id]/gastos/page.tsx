import type { Metadata } from 'next'
import { FoundationMissing } from '@/components/foundations/foundation-missing'
import { ExpenseList } from '@/components/money/expenses/expense-list'
import { Missing } from '@/components/site/layout/missing'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { PageLinks } from '@/components/ui/links/page-links'
import { getFoundation } from '@/lib/foundations/cache'
import { getExpenses } from '@/lib/money/expenses/cache'
import { expensesPath } from '@/lib/money/expenses/paths'
import { parsePage } from '@/lib/text/pagination'
import { parseId } from '@/lib/text/params'
import { FOUNDATIONS, foundationPath } from '@/lib/text/routes'

const TITLE = 'Gastos publicados'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<{ pagina?: string | string[] }>
}

export default async function ExpensesPage({ params, searchParams }: Props) {
  const id = parseId((await params).id)
  const foundation = id === null ? null : await getFoundation(id)
  if (!foundation) {
    return (
      <Missing>
        <FoundationMissing />
      </Missing>
    )
  }
  const expenses = await getExpenses(foundation.id, parsePage((await searchParams).pagina))
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb
        crumbs={[
          { label: 'Fundaciones', href: FOUNDATIONS },
          { label: foundation.name, href: foundationPath(foundation.id) },
          { label: TITLE },
        ]}
      />
      <div className="mt-3 max-w-[50rem]">
        <h1 className="text-title">{TITLE}</h1>
        <p className="mt-2 mb-6 text-ink-2">
          Lo que {foundation.name} pagó con las donaciones. Querencia no comprueba las facturas una por una.
        </p>
        {expenses.rows.length === 0 ? (
          <p className="rounded-card bg-mist px-5 py-6 text-ink-2">Aquí no hay gastos publicados.</p>
        ) : (
          <ExpenseList expenses={expenses.rows} level="h2" />
        )}
        <PageLinks path={expensesPath(foundation.id)} page={expenses} />
      </div>
    </div>
  )
}
