'use client'

import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { deleteSearchAction } from '@/lib/saved-searches/actions'
import type { SavedSearchDto } from '@/lib/saved-searches/dto'
import { deleteSearchSchema } from '@/lib/saved-searches/schema'

const LOOK =
  'inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full px-2 text-small font-semibold text-ink-2 hover:bg-mist hover:text-guayaba'

/** Asks first. */
export function DeleteSearch({ search: { id, name } }: { search: SavedSearchDto }) {
  const [asking, setAsking] = useState(false)
  const form = useActionForm(deleteSearchSchema, deleteSearchAction)
  const yes = (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton pending={form.pending} variant="danger">
        Sí, eliminar
      </SubmitButton>
    </form>
  )
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={`${LOOK} noscript:hidden`}>
        <Label name={name} />
      </button>
      <details className="hidden noscript:block">
        <summary className={LOOK}>
          <Label name={name} />
        </summary>
        {yes}
      </details>
      {asking && (
        <Dialog title="¿Eliminar esta búsqueda?" onClose={() => setAsking(false)}>
          <p className="text-ink-2 wrap-anywhere">Ya no te avisamos por “{name}”.</p>
          <div className="mt-4 grid grid-cols-2 gap-2.5 tight:grid-cols-1">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost" size="big">
                No
              </Button>
            </form>
            {yes}
          </div>
        </Dialog>
      )}
    </>
  )
}

function Label({ name }: { name: string }) {
  return (
    <>
      <Icon name="trash" size={18} />
      Eliminar
      <span className="sr-only">: {name}</span>
    </>
  )
}
