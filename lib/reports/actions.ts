'use server'

import { REPORT_THANKS } from '@/lib/copy/reports'
import { formAction } from '@/lib/http/action'
import { REPORT_SENT } from '@/lib/routes'
import { reportPet } from './operations'
import { reportPetSchema } from './schema'

/** From the dialog, which stays open. */
export const reportPetAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { message: REPORT_THANKS }
})

/** Without JavaScript. The pet's page may be gone now, so the thanks have a page of their own. */
export const reportPetOnPageAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { redirectTo: REPORT_SENT }
})
