'use server'

import { formAction } from '@/lib/platform/forms/action'
import { rightsCasePath, rightsLinkPath, rightsSentPath } from '@/lib/text/routes'
import { answerRight, eraseOnRequest } from './desk-operations'
import { askForRight, confirmRight } from './operations'
import { answerRightsSchema, askForRightSchema, confirmRightsSchema, eraseOnRequestSchema } from './schema'

export const askForRightAction = formAction(
  askForRightSchema,
  async (ctx, input) => {
    const counts = await askForRight(ctx, input)
    return { redirectTo: rightsSentPath(counts ? 'recibida' : 'correo'), skipsForm: true }
  },
  { forVisitors: true },
)

/** For whoever has the mailed link, whose page then says that the request was received. */
export const confirmRightAction = formAction(confirmRightsSchema, async (ctx, input) => {
  await confirmRight(ctx, input)
  return { redirectTo: rightsLinkPath(input.token), skipsForm: true }
})

export const answerRightAction = formAction(answerRightsSchema, async (ctx, input) => {
  await answerRight(ctx, input)
  return { redirectTo: rightsCasePath(input.id), notice: 'rightsAnswered' }
})

export const eraseOnRequestAction = formAction(eraseOnRequestSchema, async (ctx, input) => {
  await eraseOnRequest(ctx, input)
  return { redirectTo: rightsCasePath(input.id), notice: 'accountErased' }
})
