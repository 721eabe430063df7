'use client'

import { useState } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { DeleteLabel } from '@/components/forms/delete-label'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { FreshForm } from '@/components/forms/fresh-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { isUnsentForm } from '@/components/forms/unsent-input'
import { useActionForm } from '@/components/forms/use-action-form'
import { useWaitingSubmit } from '@/components/forms/waiting-submit'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { useOnChange } from '@/components/ui/use-on-change'
import { recordVersion } from '@/lib/platform/forms/record'
import {
  changeFrequencyAction,
  deleteSearchAction,
  renameSearchAction,
} from '@/lib/search/saved-searches/actions'
import { FREQUENCY_LABELS } from '@/lib/search/saved-searches/copy'
import type { SavedSearchDto } from '@/lib/search/saved-searches/dto'
import {
  changeFrequencySchema,
  deleteSearchSchema,
  renameSearchSchema,
} from '@/lib/search/saved-searches/schema'
import { NOTICE_FREQUENCIES } from '@/lib/text/vocabulary'

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
          {path === null ? (
            name
          ) : (
            <Link href={path} pending="text" className="-mt-2.5 inline-block py-2.5 hover:underline">
              {name}
            </Link>
          )}
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

/** Changes the frequency in place: at once, or by a button without JavaScript. */
export function FrequencyForm({ search: { id, name, frequency } }: { search: SavedSearchDto }) {
  const form = useActionForm(changeFrequencySchema, changeFrequencyAction)
  const again = useWaitingSubmit(form.formProps.ref, form.pending)
  const [chosen, setChosen] = useState(frequency)
  // The answer of the server wins over what was chosen, unless something else was chosen meanwhile.
  useOnChange(frequency, (saved) => again.waiting || setChosen(saved))
  return (
    // A frequency that the browser put back would be sent, and only a form keeps it from that.
    <form {...form.formProps} autoComplete="off" className="grid grid-cols-1 gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-2">
        <label className="relative max-w-full">
          <span className="sr-only">Cada cuánto te avisamos por “{name}”</span>
          <select
            name="frequency"
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(NOTICE_FREQUENCIES.find((one) => one === currentTarget.value) ?? frequency)
              if (form.pending) again.wait()
              else currentTarget.form?.requestSubmit()
            }}
            aria-busy={form.pending}
            className="h-12 max-w-full appearance-none rounded-full border-[1.5px] border-field bg-white pr-9 pl-4 text-small font-semibold hover:bg-mist"
          >
            {NOTICE_FREQUENCIES.map((value) => (
              <option key={value} value={value}>
                {FREQUENCY_LABELS[value]}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
          />
        </label>
        <Button type="submit" variant="ghost" size="sm" className="hidden noscript:inline-flex">
          Cambiar
        </Button>
      </div>
    </form>
  )
}

const DELETE_LOOK =
  'inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink-2 hover:bg-mist hover:text-guayaba'

export function DeleteSearch({ search: { id, name } }: { search: SavedSearchDto }) {
  const form = useActionForm(deleteSearchSchema, deleteSearchAction)
  return (
    <AskFirst
      form={form}
      field={['id', id]}
      label={<DeleteLabel what={name} />}
      look={DELETE_LOOK}
      question="¿Eliminar esta búsqueda?"
      consequence={`Ya no te avisamos por “${name}”.`}
      confirm="Sí, eliminar"
    />
  )
}
