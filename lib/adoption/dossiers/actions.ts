'use server'

import { formAction } from '@/lib/platform/forms/action'
import { adoptPath, OWN_DOSSIER } from '@/lib/text/adopter-routes'
import { deleteDossier, dossierTextRefusals, saveDossier } from './operations'
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
  {
    // Digits are ages only beside a number of children.
    alsoCheck: ({ children, childrenAges = '', experience = '' }) =>
      dossierTextRefusals({
        children: Number(children),
        childrenAges: children === undefined ? '' : childrenAges,
        experience,
      }),
  },
)

export const deleteDossierAction = formAction(deleteDossierSchema, async (ctx) => {
  await deleteDossier(ctx)
  return { redirectTo: OWN_DOSSIER, skipsForm: true, notice: 'dossierDeleted' }
})
