'use client'

import { useEffect } from 'react'
import { ChoiceGroup } from '@/components/forms/choice-group'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { LinkButton } from '@/components/ui/button'
import { editMatchAction } from '@/lib/people/matches/actions'
import type { MatchDto } from '@/lib/people/matches/dto'
import { QUIZ_QUESTIONS, quizValuesOf } from '@/lib/people/matches/quiz'
import { matchRecord } from '@/lib/people/matches/record'
import { editMatchSchema } from '@/lib/people/matches/schema'
import { DASHBOARD_ADOPTER } from '@/lib/text/routes'

const ORDER = ['type', 'age', 'gender', 'size', 'coat', 'haTenidoMascota'] as const
const QUESTIONS = ORDER.flatMap((field) => QUIZ_QUESTIONS.filter(({ name }) => name === field))

export function MatchForm({ match }: { match: MatchDto }) {
  const form = useActionForm(editMatchSchema, editMatchAction, quizValuesOf(match))
  const { ref } = form.formProps
  useEffect(() => {
    // The link that opened the form is gone.
    ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
    // Saving leads away from the form; cards then compare with the new answers.
    return () => void viewerQueries.invalidateQueries()
  }, [ref])
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <EditedRecord form={form} record={matchRecord(match)} />
      {QUESTIONS.map(({ name, short, options }) => (
        <ChoiceGroup
          key={name}
          legend={short}
          choices={options.map(({ value, label }) => ({ value, label }))}
          {...form.field(name)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2.5">
        <SubmitButton size="md" pending={form.pending}>
          Guardar cambios
        </SubmitButton>
        <LinkButton href={DASHBOARD_ADOPTER} scroll={false} variant="ghost">
          Cancelar
        </LinkButton>
      </div>
    </form>
  )
}
