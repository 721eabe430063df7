'use server'

import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { formAction } from '@/lib/platform/forms/action'
import { latestMessagesPath } from '@/lib/text/routes'
import { messageSchema } from './schema'

export const sendMessageAction = formAction(messageSchema, async (ctx, input) => {
  await sendMessage(ctx, input)
  return input.plain ? { redirectTo: latestMessagesPath(input.requestId), skipsForm: true } : {}
})
