import { z } from 'zod'

export const confirmationLinkSchema = z.object({ token: z.string().max(200) })
