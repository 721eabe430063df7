'use server'

import { formAction } from '@/lib/platform/forms/action'
import { DASHBOARD_ADOPTER } from '@/lib/text/routes'
import { editMatch, saveMatch } from './operations'
import { matchSchema } from './schema'

export const saveMatchAction = formAction(matchSchema, async (ctx, answers) => {
  await saveMatch(ctx, answers)
  return { message: 'Hemos guardado tus preferencias' }
})

export const editMatchAction = formAction(matchSchema, async (ctx, answers) => {
  await editMatch(ctx, answers)
  return { redirectTo: DASHBOARD_ADOPTER, notice: 'matchSaved' }
})
