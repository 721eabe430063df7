'use server'

import { documentSchema } from '@/lib/people/accounts/schema'
import { formAction } from '@/lib/platform/forms/action'
import { DASHBOARD, DASHBOARD_FOUNDATION } from '@/lib/text/routes'
import { submitDocument } from './operations'
import { updateFoundationProfile } from './profile-operations'
import { foundationProfileSchema, slugSchema } from './schema'
import { OWN_LINK } from './slug'
import { changeSlug } from './slug-operations'

export const submitDocumentAction = formAction(documentSchema, async (ctx, input) => {
  await submitDocument(ctx, input)
  return { redirectTo: DASHBOARD, notice: 'documentReceived' }
})

export const updateFoundationAction = formAction(foundationProfileSchema, async (ctx, input) => {
  const { waits, merged } = await updateFoundationProfile(ctx, input)
  const saved = waits ? 'foundationNameWaits' : 'profileSaved'
  return { redirectTo: DASHBOARD_FOUNDATION, notice: merged ? 'savedBeside' : saved }
})

export const changeSlugAction = formAction(slugSchema, async (ctx, input) => {
  await changeSlug(ctx, input)
  return { redirectTo: OWN_LINK, notice: 'slugChanged' }
})
