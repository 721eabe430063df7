'use server'

import { documentSchema } from '@/lib/accounts/schema'
import { formAction } from '@/lib/http/action'
import { DASHBOARD } from '@/lib/routes'
import { bringDocument } from './operations'

export const bringDocumentAction = formAction(documentSchema, async (ctx, input) => {
  await bringDocument(ctx, input)
  return { redirectTo: DASHBOARD, notice: 'documentReceived' }
})
