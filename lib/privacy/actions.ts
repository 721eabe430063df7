'use server'

import { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { formAction } from '@/lib/platform/forms/action'
import { stopSession } from '@/lib/platform/session/session'
import { HOME } from '@/lib/text/routes'
import { deleteAccount } from './operations'

export const deleteAccountAction = formAction(deleteAccountSchema, async (ctx, input) => {
  await deleteAccount(ctx, input)
  await stopSession()
  return { redirectTo: HOME, notice: 'accountDeleted' }
})
