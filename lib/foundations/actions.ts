'use server'

import { documentSchema } from '@/lib/accounts/schema'
import { formAction } from '@/lib/http/action'
import { DASHBOARD } from '@/lib/routes'
import { submitDocument } from './operations'

export const submitDocumentAction = formAction(documentSchema, async (ctx, input) => {
  await submitDocument(ctx, input)
  return { redirectTo: DASHBOARD, notice: 'documentReceived' }
})
