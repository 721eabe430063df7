import { useMemo, useState } from 'react'
import type { useActionForm } from '@/components/forms/use-action-form'
import type { PetFormValues } from '@/lib/pets/form-values'
import type { petFormSchema } from '@/lib/pets/schema'
import { completedSteps } from './completed-steps'
import type { FieldOf } from './field-props'
import { useLiveValues } from './use-live-values'
import { usePhotos } from './use-photos'

export type PetActionForm = Omit<ReturnType<typeof useActionForm<typeof petFormSchema>>, 'field'> & {
  field: FieldOf
}

/** @param initial values, unless the server re-rendered the form */
export function usePetForm({ answer, lists, formProps }: PetActionForm, initial: PetFormValues) {
  const [begins] = useState<PetFormValues>(() =>
    answer.values ? { fields: answer.values, tags: [], uploads: [], ...lists } : initial,
  )
  const { values, read } = useLiveValues(formProps.ref, begins)
  const photos = usePhotos()
  const done = useMemo(() => completedSteps(values), [values])
  return { begins, values, read, photos, done }
}
