'use client'

import { useState } from 'react'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveDossierAction } from '@/lib/adoption/dossiers/actions'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import {
  dossierSchema,
  dossierValues,
  FIRST_VALUES,
  newDossierSchema,
  otherPetValues,
} from '@/lib/adoption/dossiers/schema'

/** The form of a dossier. @param onMoved runs when saving it leads on */
export function useDossierForm(dossier: DossierDto | null, onMoved?: () => void) {
  const asksConsent = needsConsent(dossier)
  const form = useActionForm(
    asksConsent ? newDossierSchema : dossierSchema,
    saveDossierAction,
    dossier ? dossierValues(dossier) : FIRST_VALUES,
    { onMoved, keptAs: dossier ? undefined : 'hogar' },
  )
  const otherPets = form.lists?.otherPets ?? (dossier ? otherPetValues(dossier) : [])
  const { answer } = form
  // The sentence of a refused field stands beside it.
  const shown = answer.status === 'invalid' ? { ...answer, message: undefined } : answer
  // The question stays when its sentence goes.
  const [askedLater, setAskedLater] = useState(false)
  if (!askedLater && form.errorOf('consent')) setAskedLater(true)
  return { ...form, answer: shown, asksConsent: asksConsent || askedLater, otherPets }
}

export type DossierFormState = ReturnType<typeof useDossierForm>
