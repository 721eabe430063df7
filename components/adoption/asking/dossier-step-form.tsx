'use client'

import type { ReactNode } from 'react'
import { DossierFields } from '@/components/adoption/dossiers/dossier-fields'
import { useDossierForm } from '@/components/adoption/dossiers/use-dossier-form'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import { dossierRecord } from '@/lib/adoption/dossiers/schema'
import { adoptPath } from '@/lib/text/adopter-routes'
import type { Gender } from '@/lib/text/vocabulary'
import { ASK_COLUMNS, AskAside } from './ask-aside'

const scrollToTop = () => window.scrollTo(0, 0)

export function DossierStepForm({
  pet,
  dossier,
  line,
  card,
}: {
  pet: { id: number; gender: Gender }
  dossier: DossierDto | null
} & Record<'line' | 'card', ReactNode>) {
  // The request may have the same URL, whose scroll position would stay.
  const form = useDossierForm(dossier, scrollToTop)
  return (
    <form {...form.formProps} className={ASK_COLUMNS}>
      <input type="hidden" name="petId" value={pet.id} />
      <div className="grid grid-cols-1 gap-6">
        {line}
        <FormMessage form={form} />
        <EditedRecord form={form} record={dossierRecord(dossier)} />
        <DossierFields form={form} gender={pet.gender} />
      </div>
      <AskAside
        card={card}
        button={
          <>
            <SubmitButton pending={form.pending}>Guardar y continuar</SubmitButton>
            {dossier && !needsConsent(dossier) && (
              <LinkButton href={adoptPath(pet.id)} variant="ghost">
                Cancelar
              </LinkButton>
            )}
            <p className="text-small text-ink-2 max-lg:hidden">
              Todavía no se envía nada: después lo revisas.
            </p>
          </>
        }
        note={
          <p className="flex gap-3 rounded-card bg-mist p-4.5 text-small text-ink-2 lg:mt-4">
            <Icon name="lock" size={20} className="mt-px shrink-0 text-monte" />
            <span>
              No pedimos tu dirección, tu documento ni fotos de tu casa.
              <span className="lg:hidden"> Todavía no se envía nada: después lo revisas.</span>
            </span>
          </p>
        }
      />
    </form>
  )
}
