'use client'

import type { Route } from 'next'
import type { ChangeEvent, ComponentProps } from 'react'
import { ChoiceGroup } from '@/components/forms/choice-group'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { TextLink } from '@/components/ui/links/text-link'
import { rejectRequestAction } from '@/lib/adoption/requests/actions'
import { rejectSchema } from '@/lib/adoption/requests/schema'
import type { RejectionReason } from '@/lib/text/vocabulary'
import { AnswerFooter } from './request-actions'

export interface RejectionChoice {
  value: RejectionReason
  label: string
  text: string
  /** Without JavaScript: the page with this reason chosen and its text filled in. */
  path: Route
}

/** A reason, and the words that the adopter will read: a kind text, unless somebody has written their own. */
export function RejectForm({
  adopter,
  choices,
  chosen,
  ...props
}: {
  adopter: string
  choices: readonly RejectionChoice[]
  chosen: RejectionChoice | null
} & Omit<ComponentProps<typeof AnswerFooter>, 'form'>) {
  const initial = { reason: chosen?.value, text: chosen?.text }
  const keptAs = chosen ? undefined : `rechazo-${props.requestId}`
  const form = useActionForm(rejectSchema, rejectRequestAction, initial, { keptAs })
  /** Also of another reason, chosen before. */
  const isProposed = (text: string) => text === '' || choices.some((choice) => choice.text === text)
  const reason = form.field('reason')
  const propose = (event: ChangeEvent<HTMLInputElement>) => {
    const text = choices.find(({ value }) => value === event.target.value)?.text ?? ''
    const field = event.target.form?.elements.namedItem('text')
    if (field instanceof HTMLTextAreaElement && isProposed(field.value.trim())) {
      field.value = text
      if (form.wasTouched('text')) form.trigger('text')
    }
    return reason.onChange(event)
  }
  return (
    <form {...form.formProps} className="grid gap-5">
      {!props.conflict && (
        <>
          <ChoiceGroup legend="Motivo" choices={choices} {...reason} onChange={propose} />
          <p className="hidden text-small text-ink-2 noscript:block">
            Textos listos para enviar:{' '}
            {choices.map(({ value, label, path }, at) => (
              <span key={value}>
                {at > 0 && ' · '}
                <TextLink href={path}>{label}</TextLink>
              </span>
            ))}
          </p>
          <TextAreaField
            label={`Lo que leerá ${adopter}`}
            hint="Puedes cambiarlo. Junto a tu mensaje verá otras mascotas parecidas."
            placeholder="Elige un motivo y te proponemos un texto amable."
            rows={6}
            {...form.field('text')}
          />
        </>
      )}
      <AnswerFooter {...props} form={form} isGrave />
    </form>
  )
}
