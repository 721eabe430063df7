'use server'

import type { z } from 'zod'
import type { Context } from '@/lib/platform/context'
import { type FormAction, formAction } from '@/lib/platform/forms/action'
import { getActor } from '@/lib/platform/session/session'
import { ADMIN_CONTACT, CONTACT_SENT, contactMessagePath } from '@/lib/text/routes'
import { answerContact, closeContact, eraseContact } from './desk-operations'
import { sendContact } from './operations'
import {
  answerContactSchema,
  closeContactSchema,
  eraseContactSchema,
  sendContactSchema,
  strangerContactSchema,
} from './schema'

async function send(ctx: Context, input: z.output<typeof sendContactSchema>) {
  await sendContact(ctx, input)
  return { redirectTo: CONTACT_SENT, skipsForm: true as const }
}

const sendAsMember = formAction(sendContactSchema, send)
const sendAsStranger = formAction(strangerContactSchema, send)

/** Tells people without a session of all that is missing at once. */
export const sendContactAction: FormAction = async (state, form) => {
  const actor = await getActor()
  return actor.kind === 'anonymous' ? sendAsStranger(state, form) : sendAsMember(state, form)
}

export const answerContactAction = formAction(answerContactSchema, async (ctx, input) => {
  await answerContact(ctx, input)
  return { redirectTo: contactMessagePath(input.id), notice: 'contactAnswered' }
})

export const closeContactAction = formAction(closeContactSchema, async (ctx, input) => {
  await closeContact(ctx, input)
  return { redirectTo: contactMessagePath(input.id), notice: 'contactClosed' }
})

export const eraseContactAction = formAction(eraseContactSchema, async (ctx, input) => {
  await eraseContact(ctx, input)
  return { redirectTo: ADMIN_CONTACT, notice: 'contactErased' }
})
