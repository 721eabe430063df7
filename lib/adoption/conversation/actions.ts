'use server'

import { answerKeptMail } from '@/lib/adoption/conversation/operations/answer-kept-mail'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { formAction } from '@/lib/platform/forms/action'
import { latestMessagesPath, requestPath } from '@/lib/text/routes'
import { keptReplySchema, messageSchema } from './schema'

const PAGES = { conversation: latestMessagesPath, request: requestPath }

export const sendMessageAction = formAction(messageSchema, async (ctx, input) => {
  await sendMessage(ctx, input)
  return input.plain ? { redirectTo: PAGES[input.plain](input.requestId), skipsForm: true } : {}
})

export const answerKeptMailAction = formAction(keptReplySchema, async (ctx, input) => ({
  message: await answerKeptMail(ctx, input),
}))
