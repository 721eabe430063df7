import type { Metadata } from 'next'
import { EXPENSES_TITLE, ExpensesView, expensesPreview } from '@/components/money/expenses/expenses-view'
import { Missing } from '@/components/site/layout/missing'
import { NotFoundPanel } from '@/components/site/layout/not-found-panel'
import { foundationMetadata, PREVIEW_PETS } from '@/components/site/seo/metadata'
import { getFoundation } from '@/lib/foundations/cache'
import { getExpenses } from '@/lib/money/expenses/cache'
import { getPetsOfFoundation } from '@/lib/pets/cache'
import { parseId, parseLaterPage } from '@/lib/text/params'

/** Rendered on the first view, cached until the foundation changes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ id: string; pagina: string }>
}

/** Null without such a foundation, and for a page that has no expenses. */
async function readExpenses(params: Props['params']) {
  const { id: written, pagina } = await params
  const [id, page] = [parseId(written), parseLaterPage(pagina)]
  const foundation = id === null || page === null ? null : await getFoundation(id)
  if (!foundation || page === null) return null
  const expenses = await getExpenses(foundation.id, page)
  return expenses.rows.length === 0 ? null : { foundation, expenses }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const robots = { index: false }
  const found = await readExpenses(params)
  if (!found) return { title: EXPENSES_TITLE, robots }
  const { foundation, expenses } = found
  const pets = await getPetsOfFoundation(foundation.id, PREVIEW_PETS)
  return { ...foundationMetadata(foundation, pets, expensesPreview(foundation, expenses.page)), robots }
}

export default async function ExpensesPageOfMany({ params }: Props) {
  const found = await readExpenses(params)
  if (!found) return <Missing page={<NotFoundPanel />} />
  return <ExpensesView {...found} />
}
