'use server'

import { formAction } from '@/lib/platform/forms/action'
import { OWN_CONSENTS } from '@/lib/text/routes'
import { changeConsent } from './operations'
import { changeConsentSchema } from './schema'

export const changeConsentAction = formAction(changeConsentSchema, async (ctx, input) => {
  await changeConsent(ctx, input)
  return { redirectTo: OWN_CONSENTS, skipsForm: true, notice: 'consentChanged' }
})
