'use server'

import { documentSchema } from '@/lib/accounts/schema'
import { formAction } from '@/lib/http/action'
import { DASHBOARD, DASHBOARD_FOUNDATION } from '@/lib/routes'
import { submitDocument } from './operations'
import { updateFoundationProfile } from './profile-operations'
import { foundationProfileSchema } from './schema'

export const submitDocumentAction = formAction(documentSchema, async (ctx, input) => {
  await submitDocument(ctx, input)
  return { redirectTo: DASHBOARD, notice: 'documentReceived' }
})

export const updateFoundationAction = formAction(foundationProfileSchema, async (ctx, input) => {
  const { waits } = await updateFoundationProfile(ctx, input)
  return { redirectTo: DASHBOARD_FOUNDATION, notice: waits ? 'foundationNameWaits' : 'profileSaved' }
})
