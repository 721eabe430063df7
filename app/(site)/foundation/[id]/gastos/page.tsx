import type { Metadata } from 'next'
import { FoundationMissing } from '@/components/foundations/foundation-missing'
import { ExpensesView, expensesPreview } from '@/components/money/expenses/expenses-view'
import { Missing } from '@/components/site/layout/missing'
import { foundationMetadata, PREVIEW_PETS } from '@/components/site/seo/metadata'
import { getFoundation } from '@/lib/foundations/cache'
import { getExpenses } from '@/lib/money/expenses/cache'
import { getPetsOfFoundation } from '@/lib/pets/cache'
import { parseId } from '@/lib/text/params'

/** Rendered on the first view, cached until the foundation changes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ id: string }>
}

async function readFoundation(params: Props['params']) {
  const id = parseId((await params).id)
  return id === null ? null : getFoundation(id)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const robots = { index: false }
  const foundation = await readFoundation(params)
  if (!foundation) return { title: 'Fundación no encontrada', robots }
  const pets = await getPetsOfFoundation(foundation.id, PREVIEW_PETS)
  return { ...foundationMetadata(foundation, pets, expensesPreview(foundation)), robots }
}

export default async function ExpensesPage({ params }: Props) {
  const foundation = await readFoundation(params)
  if (!foundation) return <Missing page={<FoundationMissing />} />
  return <ExpensesView foundation={foundation} expenses={await getExpenses(foundation.id, 1)} />
}
