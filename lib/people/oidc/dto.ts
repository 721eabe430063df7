import { z } from 'zod'
import type { InAppBrowser } from '@/lib/text/in-app-browsers'

export interface IdentityDto {
  issuer: string
  since: string
}

/** How a page offers to continue with the provider: by a button or, inside another app, by a page outside it. */
export interface ProviderOffer {
  name: string
  inAppBrowser: InAppBrowser | null
}

export const unlinkIdentitySchema = z.object({ issuer: z.string().min(1).max(500) })
