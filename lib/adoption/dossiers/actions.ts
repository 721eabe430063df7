'use server'

import { formAction } from '@/lib/platform/forms/action'
import { adoptPath, OWN_DOSSIER } from '@/lib/text/routes'
import { deleteDossier, saveDossier } from './operations'
import { deleteDossierSchema, dossierSchema } from './schema'

export const saveDossierAction = formAction(dossierSchema, async (ctx, input) => {
  await saveDossier(ctx, input)
  return input.petId === undefined
    ? { redirectTo: OWN_DOSSIER, skipsForm: true, notice: 'dossierSaved' }
    : { redirectTo: adoptPath(input.petId), skipsForm: true }
})

export const deleteDossierAction = formAction(deleteDossierSchema, async (ctx) => {
  await deleteDossier(ctx)
  return { redirectTo: OWN_DOSSIER, skipsForm: true, notice: 'dossierDeleted' }
})
