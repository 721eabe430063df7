'use client'

import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { hideExpenseAction } from '@/lib/moderation/staff/actions'
import { hideExpenseSchema } from '@/lib/moderation/staff/schema'

export function HideExpense({ expenseId, asksPassword }: { expenseId: number; asksPassword: boolean }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-guayaba hover:underline">
        Ocultar este gasto
      </summary>
      <DecisionForm
        schema={hideExpenseSchema}
        action={hideExpenseAction}
        asksPassword={asksPassword}
        about={{ expenseId }}
        reason={{
          id: `motivo-gasto-${expenseId}`,
          label: 'Motivo',
          hint: 'La fundación lo recibe por correo. Deja de contar, y sus facturas se eliminan.',
          rows: 3,
        }}
        button={{ variant: 'danger', children: 'Ocultar el gasto' }}
      />
    </details>
  )
}
