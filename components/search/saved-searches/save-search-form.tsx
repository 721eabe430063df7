'use client'

import type { ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { PrivacyLine } from '@/components/forms/privacy-line'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import type { SavableSearch } from '@/lib/search/dto'
import { saveSearchAction } from '@/lib/search/saved-searches/actions'
import { NIGHT_PROMISE } from '@/lib/search/saved-searches/copy'
import { saveSearchSchema } from '@/lib/search/saved-searches/schema'
import { FrequencyChoice } from './frequency-choice'

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
