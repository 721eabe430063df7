'use client'

import { useEffect, useRef } from 'react'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { deleteDossierAction } from '@/lib/adoption/dossiers/actions'
import { deletionWords } from '@/lib/adoption/dossiers/copy'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { deleteDossierSchema, dossierRecord } from '@/lib/adoption/dossiers/schema'
import { OWN_DOSSIER } from '@/lib/text/adopter-routes'
import { DossierFields } from './dossier-fields'
import { useDossierForm } from './use-dossier-form'

export function DossierEditForm({ dossier }: { dossier: DossierDto | null }) {
  const form = useDossierForm(dossier)
  const { ref } = form.formProps
  useEffect(() => {
    // The link that opened the form is gone.
    const find = (selector: string) => ref.current?.querySelector<HTMLInputElement>(selector)
    const first = find('input[name=home]:checked') ?? find('input[name=home]')
    first?.focus({ preventScroll: true })
  }, [ref])
  return (
    <form {...form.formProps} className="grid gap-6">
      <FormMessage form={form} />
      <EditedRecord form={form} record={dossierRecord(dossier)} />
      <DossierFields form={form} gender="hembra" />
      <div className="flex flex-wrap items-center gap-2.5">
        <SubmitButton size="md" pending={form.pending}>
          {dossier ? 'Guardar cambios' : 'Guardar'}
        </SubmitButton>
        <LinkButton href={OWN_DOSSIER} scroll={false} variant="ghost">
          Cancelar
        </LinkButton>
      </div>
    </form>
  )
}

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
