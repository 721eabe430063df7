'use server'

import { formAction } from '@/lib/platform/forms/action'
import { DASHBOARD_ADOPTER } from '@/lib/text/routes'
import { editMatch, saveMatch } from './operations'
import { editMatchSchema, matchSchema } from './schema'

export const saveMatchAction = formAction(matchSchema, async (ctx, answers) => {
  await saveMatch(ctx, answers)
  return { message: 'Hemos guardado tus preferencias' }
})

export const editMatchAction = formAction(editMatchSchema, async (ctx, { answers, edit }) => {
  const { merged } = await editMatch(ctx, answers, edit)
  return { redirectTo: DASHBOARD_ADOPTER, notice: merged ? 'savedBeside' : 'matchSaved' }
})
