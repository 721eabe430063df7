'use client'

import { AskFirst } from '@/components/forms/ask-first'
import { DeleteLabel } from '@/components/forms/delete-label'
import { useActionForm } from '@/components/forms/use-action-form'
import { deleteExpenseAction } from '@/lib/money/expenses/actions'
import type { OwnExpenseDto } from '@/lib/money/expenses/dto'
import { deleteExpenseSchema } from '@/lib/money/expenses/schema'

const LOOK =
  'mt-1 -ml-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink-2 hover:bg-mist hover:text-guayaba'

export function DeleteExpense({ expense: { id, title } }: { expense: OwnExpenseDto }) {
  const form = useActionForm(deleteExpenseSchema, deleteExpenseAction)
  return (
    <AskFirst
      form={form}
      field={['expenseId', id]}
      label={<DeleteLabel what={title} />}
      look={LOOK}
      question="¿Eliminar este gasto?"
      consequence={`“${title}” y sus facturas dejan de verse en tu página.`}
      confirm="Sí, eliminar"
    />
  )
}
