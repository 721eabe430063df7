'use server'

import { formAction } from '@/lib/platform/forms/action'
import { keepToldTexts } from './operations'
import { toldTextsSchema } from './schema'

/** Without JavaScript, the page is rendered again without the note. */
export const keepToldTextsAction = formAction(toldTextsSchema, async (ctx, input) => {
  await keepToldTexts(ctx, input)
  return {}
})
