'use server'

import { linkOutcome } from '@/lib/copy/confirmation-links'
import { formAction } from '@/lib/http/action'
import { confirmByLink } from './operations/confirm'
import { confirmationLinkSchema } from './schema'

export const confirmByLinkAction = formAction(confirmationLinkSchema, async (ctx, input) => ({
  message: linkOutcome(await confirmByLink(ctx, input)),
}))
