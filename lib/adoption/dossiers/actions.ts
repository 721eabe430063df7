'use server'

import { checkFields } from '@/lib/pets/text-check'
import { formAction } from '@/lib/platform/forms/action'
import { adoptPath, OWN_DOSSIER } from '@/lib/text/routes'
import { dossierTextRefusal } from './copy'
import { deleteDossier, saveDossier } from './operations'
import { deleteDossierSchema, dossierSchema } from './schema'

export const saveDossierAction = formAction(
  dossierSchema,
  async (ctx, input) => {
    const { merged } = await saveDossier(ctx, input)
    if (input.petId === undefined)
      return { redirectTo: OWN_DOSSIER, skipsForm: true, notice: merged ? 'savedBeside' : 'dossierSaved' }
    const next = { redirectTo: adoptPath(input.petId), skipsForm: true } as const
    return merged ? { ...next, notice: 'savedBeside' } : next
  },
  { alsoCheck: checkFields({ experience: dossierTextRefusal }) },
)

export const deleteDossierAction = formAction(deleteDossierSchema, async (ctx) => {
  await deleteDossier(ctx)
  return { redirectTo: OWN_DOSSIER, skipsForm: true, notice: 'dossierDeleted' }
})
