'use client'

import { useEffect, useRef } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { deleteDossierAction } from '@/lib/adoption/dossiers/actions'
import { deletionWords } from '@/lib/adoption/dossiers/copy'
import { deleteDossierSchema } from '@/lib/adoption/dossiers/schema'
import { OWN_DOSSIER } from '@/lib/text/routes'

export function DeleteDossier({ copies }: { copies: number }) {
  const form = useActionForm(deleteDossierSchema, deleteDossierAction)
  const title = useRef<HTMLHeadingElement>(null)
  // The link that asked for it is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <form {...form.formProps} className="grid gap-4 rounded-box border-[1.5px] border-line p-5">
      <div className="grid gap-1.5">
        <h3 ref={title} tabIndex={-1} className="outline-none">
          ¿Borrar lo de tu hogar?
        </h3>
        <p className="text-ink-2">{deletionWords(copies)}</p>
      </div>
      <FormMessage form={form} />
      <div className="flex flex-wrap items-center gap-2.5">
        <SubmitButton size="md" variant="danger" pending={form.pending}>
          Sí, borrar
        </SubmitButton>
        <LinkButton href={OWN_DOSSIER} scroll={false} variant="ghost">
          Cancelar
        </LinkButton>
      </div>
    </form>
  )
}
