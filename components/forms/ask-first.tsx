'use client'

import { type ReactNode, useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import type { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'

interface Props {
  form: Pick<ReturnType<typeof useActionForm>, 'formProps' | 'answer' | 'invalid' | 'pending'>
  /** What goes, by its name in the form. */
  field: readonly [name: string, value: string | number]
  label: ReactNode
  look: string
  question: string
  consequence: ReactNode
  /** 'Sí, eliminar' */
  confirm: string
}

/** A button whose form asks before something is gone; without JavaScript the form unfolds. */
export function AskFirst({ form, field: [name, value], label, look, question, consequence, confirm }: Props) {
  const [asking, setAsking] = useState(false)
  const answer = (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name={name} value={value} />
      <SubmitButton pending={form.pending} variant="danger">
        {confirm}
      </SubmitButton>
    </form>
  )
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={`${look} noscript:hidden`}>
        {label}
      </button>
      <details className="hidden noscript:block print:hidden!">
        <summary className={`${look} mb-2 cursor-pointer`}>{label}</summary>
        <p className="mb-2 text-small wrap-anywhere text-ink-2">{consequence}</p>
        {answer}
      </details>
      {asking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p className="wrap-anywhere text-ink-2">{consequence}</p>
          <div className="mt-4 flex flex-wrap gap-2.5 *:grow *:basis-34">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost" size="big">
                No
              </Button>
            </form>
            {answer}
          </div>
        </Dialog>
      )}
    </>
  )
}
