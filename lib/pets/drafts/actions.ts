'use server'

import { formAction } from '@/lib/platform/forms/action'
import { OWN_DRAFTS } from '@/lib/text/routes'
import { deleteDraft } from './operations'
import { draftSchema } from './schema'

export const deleteDraftAction = formAction(draftSchema, async (ctx, input) => {
  await deleteDraft(ctx, input)
  return { redirectTo: OWN_DRAFTS, skipsForm: true, notice: 'draftDeleted' }
})
