'use server'

import { formAction } from '@/lib/platform/forms/action'
import { CONTACT_SENT, contactMessagePath } from '@/lib/text/routes'
import { answerContact, closeContact } from './desk-operations'
import { sendContact } from './operations'
import { answerContactSchema, closeContactSchema, sendContactSchema } from './schema'

export const sendContactAction = formAction(sendContactSchema, async (ctx, input) => {
  await sendContact(ctx, input)
  return { redirectTo: CONTACT_SENT, skipsForm: true }
})

export const answerContactAction = formAction(answerContactSchema, async (ctx, input) => {
  await answerContact(ctx, input)
  return { redirectTo: contactMessagePath(input.id), notice: 'contactAnswered' }
})

export const closeContactAction = formAction(closeContactSchema, async (ctx, input) => {
  await closeContact(ctx, input)
  return { redirectTo: contactMessagePath(input.id), notice: 'contactClosed' }
})
