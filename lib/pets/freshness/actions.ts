'use server'

import { formAction } from '@/lib/platform/forms/action'
import { linkOutcome } from './copy'
import { confirmByLink } from './operations'
import { confirmationLinkSchema } from './schema'

export const confirmByLinkAction = formAction(confirmationLinkSchema, async (ctx, input) => ({
  message: linkOutcome(await confirmByLink(ctx, input)),
}))
