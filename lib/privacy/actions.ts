'use server'

import { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { formAction } from '@/lib/platform/forms/action'
import { claimedAccountId, stopSession } from '@/lib/platform/session/session'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { changeConsentSchema } from '@/lib/privacy/consents/schema'
import { foundationPath, HOME, OWN_CONSENTS } from '@/lib/text/routes'
import { isErased } from './empty-foundation-operations'
import { deleteAccount } from './operations'
import { deleteReview } from './review-operations'
import { deleteReviewSchema, deleteSuspendedSchema } from './schema'
import { deleteSuspended } from './suspended-operations'

export const deleteAccountAction = formAction(deleteAccountSchema, async (ctx, input) => {
  const id = await claimedAccountId()
  // Sent again where the first answer was lost: it is what they asked for.
  if (id === null || !(await isErased(ctx.db, id))) await deleteAccount(ctx, input)
  await stopSession()
  return { redirectTo: HOME, notice: 'accountDeleted' }
})

/** For whoever has the link that was mailed to a suspended person. */
export const deleteSuspendedAction = formAction(deleteSuspendedSchema, async (ctx, input) => {
  await deleteSuspended(ctx, input)
  return { redirectTo: HOME, notice: 'accountDeleted' }
})

export const deleteReviewAction = formAction(deleteReviewSchema, async (ctx, input) => {
  await deleteReview(ctx, input)
  return { redirectTo: foundationPath(input.foundationId), notice: 'reviewDeleted' }
})

export const changeConsentAction = formAction(changeConsentSchema, async (ctx, input) => {
  await changeConsent(ctx, input)
  return { redirectTo: OWN_CONSENTS, skipsForm: true, notice: 'consentChanged' }
})
