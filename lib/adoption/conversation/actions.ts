'use server'

import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { formAction } from '@/lib/platform/forms/action'
import { latestMessagesPath, requestPath } from '@/lib/text/routes'
import { messageSchema } from './schema'

const PAGES = { conversation: latestMessagesPath, request: requestPath }

export const sendMessageAction = formAction(messageSchema, async (ctx, input) => {
  await sendMessage(ctx, input)
  return input.plain ? { redirectTo: PAGES[input.plain](input.requestId), skipsForm: true } : {}
})
