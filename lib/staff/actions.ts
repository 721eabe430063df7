'use server'

import { z } from 'zod'
import { formAction } from '@/lib/http/action'
import { ADMIN_MAILS, ADMIN_PETS, foundationDecisionPath } from '@/lib/routes'
import { approveFoundation, rejectFoundation } from './foundation-operations'
import { resendAllMail, resendMail } from './mail-operations'
import { releasePet, removePet } from './pet-operations'
import {
  approveFoundationSchema,
  rejectFoundationSchema,
  releasePetSchema,
  removePetSchema,
  resendMailSchema,
} from './schema'

export const approveFoundationAction = formAction(approveFoundationSchema, async (ctx, input) => {
  await approveFoundation(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'foundationApproved' }
})

export const rejectFoundationAction = formAction(rejectFoundationSchema, async (ctx, input) => {
  await rejectFoundation(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'foundationRejected' }
})

export const releasePetAction = formAction(releasePetSchema, async (ctx, input) => {
  await releasePet(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'petReleased' }
})

export const removePetAction = formAction(removePetSchema, async (ctx, input) => {
  await removePet(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'petTakenDown' }
})

export const resendMailAction = formAction(resendMailSchema, async (ctx, input) => {
  await resendMail(ctx, input)
  return { redirectTo: ADMIN_MAILS, notice: 'mailQueued' }
})

export const resendAllMailAction = formAction(z.object({}), async (ctx) => {
  await resendAllMail(ctx)
  return { redirectTo: ADMIN_MAILS, notice: 'mailQueued' }
})
