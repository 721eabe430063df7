'use client'

import { useActionForm } from '@/components/forms/use-action-form'
import { saveDossierAction } from '@/lib/dossiers/actions'
import type { DossierDto } from '@/lib/dossiers/dto'
import { needsConsent } from '@/lib/dossiers/policy'
import { dossierSchema, dossierValues, newDossierSchema, otherPetValues } from '@/lib/dossiers/schema'

/** The form of a dossier: the first one, or the one that is kept. */
export function useDossierForm(dossier: DossierDto | null) {
  const asksConsent = needsConsent(dossier)
  const form = useActionForm(
    asksConsent ? newDossierSchema : dossierSchema,
    saveDossierAction,
    dossier ? dossierValues(dossier) : {},
  )
  const otherPets = form.lists?.otherPets ?? (dossier ? otherPetValues(dossier) : [])
  return { ...form, asksConsent, otherPets }
}

export type DossierFormState = ReturnType<typeof useDossierForm>
