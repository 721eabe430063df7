'use server'

import { ALREADY_SENT } from '@/lib/adoption/conversation/copy'
import { answerFromMailbox } from '@/lib/adoption/conversation/operations/answer-from-mailbox'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { formAction } from '@/lib/platform/forms/action'
import { latestMessagesPath, requestPath } from '@/lib/text/routes'
import { mailboxReplySchema, messageSchema } from './schema'

const PAGES = { conversation: latestMessagesPath, request: requestPath }

export const sendMessageAction = formAction(messageSchema, async (ctx, input) => {
  const { created } = await sendMessage(ctx, input)
  if (input.plain) return { redirectTo: PAGES[input.plain](input.requestId), skipsForm: true }
  return created ? {} : { message: ALREADY_SENT }
})

export const answerFromMailboxAction = formAction(mailboxReplySchema, async (ctx, input) => ({
  message: await answerFromMailbox(ctx, input),
}))
