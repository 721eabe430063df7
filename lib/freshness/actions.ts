'use server'

import { linkOutcome } from '@/lib/copy/listing-links'
import { formAction } from '@/lib/http/action'
import { confirmByLink } from './operations/confirm'
import { listingLinkSchema } from './schema'

export const confirmListingAction = formAction(listingLinkSchema, async (ctx, input) => ({
  message: linkOutcome(await confirmByLink(ctx, input)),
}))
