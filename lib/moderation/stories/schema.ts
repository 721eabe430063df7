import { z } from 'zod'
import { reasonSchema } from '@/lib/moderation/staff/schema'
import { idSchema } from '@/lib/text/schema'

/** Given again for a decision, unless that was a moment ago. */
const password = z.string().max(200).optional()
const id = idSchema('No encontramos esa historia')

export const publishStorySchema = z.object({ id, password })

/** `seen`: what the page showed, as refusing a story and taking a published one down are two decisions. */
export const removeStorySchema = z.object({
  id,
  seen: z.enum(['offered', 'published']),
  reason: reasonSchema,
  password,
})
