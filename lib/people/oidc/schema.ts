import { z } from 'zod'

export const unlinkIdentitySchema = z.object({ issuer: z.string().min(1).max(500) })
