import { SectionHeading } from '@/components/ui/section-heading'
import type { OwnExpenseDto } from '@/lib/money/expenses/dto'
import { DeleteExpense } from './delete-expense'
import { ExpenseList } from './expense-list'

/** What a foundation has published of its expenses, for itself. Renders nothing before the first. */
export function OwnExpenseSection({ expenses }: { expenses: readonly OwnExpenseDto[] }) {
  if (expenses.length === 0) return null
  return (
    <section aria-labelledby="gastos" className="mt-12 max-w-[50rem]">
      <SectionHeading id="gastos">Gastos publicados</SectionHeading>
      <ExpenseList expenses={expenses}>{(expense) => <DeleteExpense expense={expense} />}</ExpenseList>
    </section>
  )
}
