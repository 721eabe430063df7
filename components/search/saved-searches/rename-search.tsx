'use client'

import { useState } from 'react'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { FreshForm } from '@/components/forms/fresh-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { isUnsentForm } from '@/components/forms/unsent-input'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { recordVersion } from '@/lib/platform/forms/record'
import { renameSearchAction } from '@/lib/search/saved-searches/actions'
import type { SavedSearchDto } from '@/lib/search/saved-searches/dto'
import { renameSearchSchema } from '@/lib/search/saved-searches/schema'

export const RenameSearch = ({ search }: { search: SavedSearchDto }) => (
  <FreshForm version={recordVersion({ name: search.name })}>
    <Heading search={search} />
  </FreshForm>
)

function Heading({ search }: { search: SavedSearchDto }) {
  const { id, name, path } = search
  const [open, setOpen] = useState(false)
  const form = useActionForm(
    renameSearchSchema,
    renameSearchAction,
    { name },
    { onMoved: () => setOpen(isUnsentForm(form.formProps.ref.current)) },
  )
  const field = form.field('name')
  return (
    <div>
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 text-card wrap-anywhere">
          <Link href={path} pending="text" className="-mt-2.5 inline-block py-2.5 hover:underline">
            {name}
          </Link>
        </h2>
      </div>
      <details
        open={open || form.answer.status === 'invalid' || form.answer.status === 'failed'}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group/rename print:hidden"
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-ink-2 hover:text-ink">
          <Icon name="pencil" size={16} />
          Cambiar nombre
          <span className="sr-only">: {name}</span>
        </summary>
        <form {...form.formProps} className="mb-2 grid max-w-md gap-3">
          <FormMessage form={form} />
          <EditedRecord form={form} record={{ name }} />
          <input type="hidden" name="id" value={id} />
          <TextField label="Nombre" id={`nombre-${id}`} autoComplete="off" {...field} />
          <SubmitButton pending={form.pending} size="sm">
            Guardar nombre
          </SubmitButton>
        </form>
      </details>
    </div>
  )
}
