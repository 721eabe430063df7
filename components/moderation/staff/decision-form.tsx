'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import type { FormAction } from '@/lib/platform/forms/action'
import { PasswordAgain } from './password-again'

/** A staff decision with a field for the reason. Repeated clicks submit once. */
export function DecisionForm({
  schema,
  action,
  title,
  about,
  reason,
  asksPassword = false,
  button,
  children,
}: {
  schema: z.ZodType<unknown, { reason?: string; password?: string }>
  action: FormAction
  /** Tells several decisions on one page apart. */
  title?: string
  /** Hidden fields that identify the subject. */
  about: Record<string, string | number>
  /** Reason field; needs an `id`, because a page may have several decision forms. */
  reason: Pick<ComponentProps<typeof TextAreaField>, 'label' | 'hint' | 'rows'> & { id: string }
  /** Whether the page asks for it at once; otherwise the answer may. */
  asksPassword?: boolean
  button: Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'children'>
  /** Further fields. */
  children?: ReactNode
}) {
  const form = useActionForm(schema, action)
  return (
    <form
      {...form.formProps}
      aria-labelledby={title && `titulo-${reason.id}`}
      className="grid gap-4 rounded-card border border-line p-5"
    >
      {title && (
        <h2 id={`titulo-${reason.id}`} className="text-card">
          {title}
        </h2>
      )}
      <FormMessage form={form} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextAreaField {...reason} {...form.field('reason')} />
      {children}
      <PasswordAgain id={`clave-${reason.id}`} asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending} {...button} />
    </form>
  )
}
