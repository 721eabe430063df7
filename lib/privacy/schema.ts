import { z } from 'zod'
import { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { idSchema } from '@/lib/text/schema'

export const deleteReviewSchema = z.object({ foundationId: idSchema('No encontramos esa fundación') })

export const deleteSuspendedSchema = z.object({
  token: z.string().max(200),
  confirmation: deleteAccountSchema.shape.confirmation,
})
