'use client'

import type { ComponentProps, ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { PrivacyLine } from '@/components/forms/privacy-line'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { FieldError, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import type { SavableSearch } from '@/lib/search/dto'
import { saveSearchAction } from '@/lib/search/saved-searches/actions'
import { FREQUENCY_DETAILS, FREQUENCY_LABELS, NIGHT_PROMISE } from '@/lib/search/saved-searches/copy'
import { saveSearchSchema } from '@/lib/search/saved-searches/schema'
import { RUNNING_FREQUENCIES } from '@/lib/text/vocabulary'

export function SaveSearchForm({
  search,
  cancel,
  onMoved,
}: {
  search: SavableSearch
  cancel: ReactNode
  onMoved?: () => void
}) {
  const initial = { name: search.name, frequency: 'diaria' }
  const form = useActionForm(saveSearchSchema, saveSearchAction, initial, { onMoved })
  return (
    <form {...form.formProps} className="grid gap-4.5 text-left">
      <FormMessage form={form} />
      <input type="hidden" name="search" value={search.path} />
      <TextField label="Nombre" autoComplete="off" {...form.field('name')} />
      <FrequencyChoice {...form.field('frequency')} />
      <p className="flex gap-2.5 text-fine text-ink-2">
        <Icon name="moon" size={18} className="mt-0.5 shrink-0" />
        {NIGHT_PROMISE}
      </p>
      <PrivacyLine />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <div className="grid max-sm:row-start-2">{cancel}</div>
        <div className="grid">
          <SubmitButton pending={form.pending}>Guardar</SubmitButton>
        </div>
      </div>
    </form>
  )
}

function FrequencyChoice({
  error,
  defaultValue,
  ...radio
}: {
  name: string
  error?: string
  defaultValue?: string
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const errorId = `campo-${radio.name}-error`
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 text-small font-semibold">¿Cada cuánto te avisamos?</legend>
      {RUNNING_FREQUENCIES.map((value) => (
        <label
          key={value}
          className="relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-card border-[1.5px] border-field bg-white px-4.5 py-2.5 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte"
        >
          <span>
            <b className="block font-semibold">{FREQUENCY_LABELS[value]}</b>
            <span className="block text-small text-ink-2">{FREQUENCY_DETAILS[value]}</span>
          </span>
          <input
            type="radio"
            value={value}
            defaultChecked={defaultValue === value}
            className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-field bg-white outline-none checked:border-[7px] checked:border-monte"
            {...radio}
          />
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
