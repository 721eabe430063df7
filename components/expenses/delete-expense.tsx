'use client'

import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { deleteExpenseAction } from '@/lib/expenses/actions'
import type { OwnExpenseDto } from '@/lib/expenses/dto'
import { deleteExpenseSchema } from '@/lib/expenses/schema'

const LOOK =
  'mt-1 -ml-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink-2 hover:bg-mist hover:text-guayaba'

/** Asks first. */
export function DeleteExpense({ expense: { id, title } }: { expense: OwnExpenseDto }) {
  const [asking, setAsking] = useState(false)
  const form = useActionForm(deleteExpenseSchema, deleteExpenseAction, {}, () => setAsking(false))
  const yes = (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="expenseId" value={id} />
      <SubmitButton pending={form.pending} variant="danger">
        Sí, eliminar
      </SubmitButton>
    </form>
  )
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={`${LOOK} noscript:hidden`}>
        <Label title={title} />
      </button>
      <details className="hidden noscript:block">
        <summary className={LOOK}>
          <Label title={title} />
        </summary>
        {yes}
      </details>
      {asking && (
        <Dialog title="¿Eliminar este gasto?" onClose={() => setAsking(false)}>
          <p className="text-ink-2 wrap-anywhere">“{title}” y sus facturas dejan de verse en tu página.</p>
          <div className="mt-4 grid grid-cols-2 gap-2.5 tight:grid-cols-1">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost" size="big">
                No
              </Button>
            </form>
            {yes}
          </div>
        </Dialog>
      )}
    </>
  )
}

function Label({ title }: { title: string }) {
  return (
    <>
      <Icon name="trash" size={18} />
      Eliminar
      <span className="sr-only">: {title}</span>
    </>
  )
}
