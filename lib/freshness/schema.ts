import { z } from 'zod'

/** What the page of a mailed link sends. */
export const confirmationLinkSchema = z.object({ token: z.string().max(200) })
