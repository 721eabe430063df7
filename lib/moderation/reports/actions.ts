'use server'

import { formAction } from '@/lib/platform/forms/action'
import { conversationThanks, REPORT_THANKS } from '@/lib/text/copy/reports'
import { REPORT_SENT, reportConversationPath, withSuffix } from '@/lib/text/routes'
import { reportConversation, reportPet } from './operations'
import { reportConversationSchema, reportPetSchema } from './schema'

export const reportPetAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { message: REPORT_THANKS }
})

/** Without JavaScript. The pet's page may be gone now, so the thanks have a page of their own. */
export const reportPetOnPageAction = formAction(reportPetSchema, async (ctx, input) => {
  await reportPet(ctx, input)
  return { redirectTo: REPORT_SENT }
})

export const reportConversationAction = formAction(reportConversationSchema, async (ctx, input) => {
  await reportConversation(ctx, input)
  return { message: conversationThanks(input.reason) }
})

/** Without JavaScript: the thanks take the form's place. */
export const reportConversationOnPageAction = formAction(reportConversationSchema, async (ctx, input) => {
  await reportConversation(ctx, input)
  const form = reportConversationPath(input.requestId)
  return { redirectTo: withSuffix(form, `?enviado=${input.reason}`), skipsForm: true }
})
