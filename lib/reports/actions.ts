'use server'

import { REPORT_THANKS } from '@/lib/copy/reports'
import { formAction } from '@/lib/http/action'
import { REPORT_SENT } from '@/lib/routes'
import { reportPet } from './operations'
import { reportPetSchema } from './schema'

/** From the dialog, which stays where it is. */
export const reportPetAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { message: REPORT_THANKS }
})

/** From the page of its own: the listing's pages may be gone now, so the thanks stand elsewhere. */
export const reportPetOnPageAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { redirectTo: REPORT_SENT }
})
