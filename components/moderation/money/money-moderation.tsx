import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { PayoutTable } from '@/components/money/donations/donation-tables'
import { ExpenseList } from '@/components/money/expenses/expense-list'
import { SectionHeading } from '@/components/ui/section-heading'
import type { PayoutDto } from '@/lib/money/donations/dto'
import type { OwnExpenseDto } from '@/lib/money/expenses/dto'

/** What a foundation has published of its expenses, for staff, who can hide one. */
export function ExpenseModeration({
  expenses,
  asksPassword,
}: {
  expenses: readonly OwnExpenseDto[]
  asksPassword: boolean
}) {
  if (expenses.length === 0) return null
  return (
    <section aria-labelledby="gastos" className="mt-12 max-w-[50rem]">
      <SectionHeading id="gastos">Gastos publicados</SectionHeading>
      <ExpenseList expenses={expenses}>
        {({ id, hidden }) =>
          !hidden && (
            <DecisionForm
              decision="hideExpense"
              id={`motivo-gasto-${id}`}
              about={{ expenseId: id }}
              asksPassword={asksPassword}
              unfold="Ocultar este gasto"
            />
          )
        }
      </ExpenseList>
    </section>
  )
}

/** The bank transfers to a foundation, for staff, who can reverse one. */
export const PayoutModeration = ({
  payouts,
  asksPassword,
}: {
  payouts: readonly PayoutDto[]
  asksPassword: boolean
}) => (
  <PayoutTable payouts={payouts}>
    {({ id, reference, reversedAt }) =>
      !reversedAt && (
        <DecisionForm
          decision="reversePayout"
          id={`motivo-transferencia-${id}`}
          about={{ payoutId: id }}
          asksPassword={asksPassword}
          unfold={
            <>
              Anular<span className="sr-only"> la transferencia {reference}</span>
            </>
          }
        />
      )
    }
  </PayoutTable>
)
