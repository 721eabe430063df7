'use client'

import { type ReactNode, useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { DECISIONS, type Decision } from './decisions'
import { PasswordAgain } from './password-again'

interface Props extends Partial<Pick<Decision, 'id' | 'title' | 'text' | 'button' | 'variant'>> {
  decision: keyof typeof DECISIONS
  /** Hidden fields that identify the subject. */
  about: Record<string, string | number>
  /** Whether the page asks for it at once; otherwise the answer may. */
  asksPassword: boolean
  /** What is pressed to see the form, which is folded until then, or until it has something to say. */
  unfold?: ReactNode
  /** Further fields. */
  children?: ReactNode
}

/** A decision of staff. Repeated clicks submit once. */
export function DecisionForm(props: Props) {
  const { seen: _, ...subject } = props.about
  const keptAs = nameOf(props.decision, props.about)
  const [served] = useState(keptAs)
  // Another record, or another version of it, gets an empty form. As served it keeps the key without its version: without
  // scripts the page comes with the answer to a decision about an earlier one.
  return (
    <Fields key={keptAs === served ? nameOf(props.decision, subject) : keptAs} {...props} keptAs={keptAs} />
  )
}

const nameOf = (decision: string, about: Props['about']) =>
  ['equipo', decision, ...Object.values(about)].join('-')

function Fields({
  decision,
  about,
  asksPassword,
  unfold,
  children,
  keptAs,
  ...changes
}: Props & { keptAs: string }) {
  const { schema, action, id, title, text, reason, button, variant }: Decision = {
    ...DECISIONS[decision],
    ...changes,
  }
  const form = useActionForm(schema, action, {}, { keptAs })
  const fields = (
    <form
      {...form.formProps}
      aria-labelledby={title && `titulo-${id}`}
      className="grid gap-4 rounded-card border border-line p-5"
    >
      {title && (
        <h2 id={`titulo-${id}`} className="text-card">
          {title}
        </h2>
      )}
      {text && <p className="text-small text-ink-2">{text}</p>}
      <FormMessage form={form} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {reason && <TextAreaField id={id} {...reason} {...form.field('reason')} />}
      {children}
      <PasswordAgain id={`clave-${id}`} asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending} variant={variant}>
        {button ?? title}
      </SubmitButton>
    </form>
  )
  if (!unfold) return fields
  return (
    <details
      open={form.answer.status === 'invalid' || form.answer.status === 'failed' || form.kept.isRestored}
      className="mt-3 print:hidden"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-guayaba hover:underline">
        {unfold}
      </summary>
      {fields}
    </details>
  )
}
