'use server'

import { formAction } from '@/lib/http/action'
import { ADMIN_LISTINGS, ADMIN_MAILS, foundationCasePath } from '@/lib/routes'
import { approveFoundation, rejectFoundation } from './foundation-operations'
import { releaseListing, removeListing } from './listing-operations'
import { resendMail } from './mail-operations'
import {
  approveFoundationSchema,
  rejectFoundationSchema,
  releaseListingSchema,
  removeListingSchema,
  resendMailSchema,
} from './schema'

export const approveFoundationAction = formAction(approveFoundationSchema, async (ctx, input) => {
  await approveFoundation(ctx, input)
  return { redirectTo: foundationCasePath(input.foundationId), notice: 'foundationApproved' }
})

export const rejectFoundationAction = formAction(rejectFoundationSchema, async (ctx, input) => {
  await rejectFoundation(ctx, input)
  return { redirectTo: foundationCasePath(input.foundationId), notice: 'foundationRejected' }
})

export const releaseListingAction = formAction(releaseListingSchema, async (ctx, input) => {
  await releaseListing(ctx, input)
  return { redirectTo: ADMIN_LISTINGS, notice: 'listingReleased' }
})

export const removeListingAction = formAction(removeListingSchema, async (ctx, input) => {
  await removeListing(ctx, input)
  return { redirectTo: ADMIN_LISTINGS, notice: 'listingRemoved' }
})

export const resendMailAction = formAction(resendMailSchema, async (ctx, input) => {
  await resendMail(ctx, input)
  return { redirectTo: ADMIN_MAILS, notice: 'mailQueued' }
})
