import { z } from 'zod'
import { deleteAccountSchema } from '@/lib/people/accounts/schema'

export const deleteSuspendedSchema = z.object({
  token: z.string().max(200),
  confirmation: deleteAccountSchema.shape.confirmation,
})
