'use client'

import { AskFirst } from '@/components/forms/ask-first'
import { DeleteLabel } from '@/components/forms/delete-label'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { deleteSearchAction } from '@/lib/search/saved-searches/actions'
import type { SavedSearchDto } from '@/lib/search/saved-searches/dto'
import { deleteSearchSchema } from '@/lib/search/saved-searches/schema'

const LOOK =
  'inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink-2 hover:bg-mist hover:text-guayaba'

export function DeleteSearch({ search: { id, name } }: { search: SavedSearchDto }) {
  const form = useActionForm(deleteSearchSchema, deleteSearchAction)
  return (
    <AskFirst
      label={<DeleteLabel what={name} />}
      look={LOOK}
      question="¿Eliminar esta búsqueda?"
      consequence={`Ya no te avisamos por “${name}”.`}
    >
      <form {...form.formProps} className="grid gap-2">
        <FormMessage form={form} />
        <input type="hidden" name="id" value={id} />
        <SubmitButton pending={form.pending} variant="danger">
          Sí, eliminar
        </SubmitButton>
      </form>
    </AskFirst>
  )
}
