import { z } from 'zod'

export interface IdentityDto {
  issuer: string
  since: string
}

export const unlinkIdentitySchema = z.object({ issuer: z.string().min(1).max(500) })
