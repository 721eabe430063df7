'use client'

import { useEffect } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { LinkButton } from '@/components/ui/button'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { OWN_DOSSIER } from '@/lib/text/routes'
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
