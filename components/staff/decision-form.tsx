'use client'

import type { ComponentProps } from 'react'
import type { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import type { FormAction } from '@/lib/http/action'

/** A staff decision with a field for the reason. Repeated clicks submit once. */
export function DecisionForm({
  schema,
  action,
  about,
  reason,
  button,
}: {
  schema: z.ZodType<unknown, { reason?: string }>
  action: FormAction
  /** Hidden fields that identify the subject. */
  about: Record<string, string | number>
  /** Reason field; needs an `id`, because a page may have several decision forms. */
  reason: Pick<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'rows'> & { id: string }
  button: Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'children'>
}) {
  const form = useActionForm(schema, action)
  return (
    <form {...form.formProps} className="grid gap-4 rounded-card border border-line p-5">
      <FormMessage form={form} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextAreaField {...reason} {...form.field('reason')} />
      <SubmitButton pending={form.pending} {...button} />
    </form>
  )
}
