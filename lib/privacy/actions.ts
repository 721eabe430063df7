'use server'

import { deleteAccountSchema } from '@/lib/accounts/schema'
import { formAction } from '@/lib/http/action'
import { HOME } from '@/lib/routes'
import { stopSession } from '@/lib/session/session'
import { deleteAccount } from './operations'

export const deleteAccountAction = formAction(deleteAccountSchema, async (ctx, input) => {
  await deleteAccount(ctx, input)
  await stopSession()
  return { redirectTo: HOME, notice: 'accountDeleted' }
})
