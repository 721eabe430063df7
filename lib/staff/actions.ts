'use server'

import { formAction } from '@/lib/http/action'
import { foundationCasePath } from '@/lib/routes'
import { approveFoundation, rejectFoundation } from './operations'
import { approveFoundationSchema, rejectFoundationSchema } from './schema'

export const approveFoundationAction = formAction(approveFoundationSchema, async (ctx, input) => {
  await approveFoundation(ctx, input)
  return { redirectTo: foundationCasePath(input.foundationId), notice: 'foundationApproved' }
})

export const rejectFoundationAction = formAction(rejectFoundationSchema, async (ctx, input) => {
  await rejectFoundation(ctx, input)
  return { redirectTo: foundationCasePath(input.foundationId), notice: 'foundationRejected' }
})
