import type { Metadata } from 'next'
import { FoundationMissing } from '@/components/foundations/foundation-missing'
import { EXPENSES_TITLE, ExpensesView } from '@/components/money/expenses/expenses-view'
import { Missing } from '@/components/site/layout/missing'
import { getFoundation } from '@/lib/foundations/cache'
import { getExpenses } from '@/lib/money/expenses/cache'
import { parseId } from '@/lib/text/params'

export const metadata: Metadata = { title: EXPENSES_TITLE, robots: { index: false } }

/** Rendered on the first view, cached until the foundation changes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ id: string }>
}

export default async function ExpensesPage({ params }: Props) {
  const id = parseId((await params).id)
  const foundation = id === null ? null : await getFoundation(id)
  if (!foundation) return <Missing page={<FoundationMissing />} />
  return <ExpensesView foundation={foundation} expenses={await getExpenses(foundation.id, 1)} />
}
