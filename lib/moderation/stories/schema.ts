import { z } from 'zod'
import { reasonSchema } from '@/lib/moderation/staff/schema'
import { idSchema } from '@/lib/text/schema'

/** Given again for a decision, unless that was a moment ago. */
const password = z.string().max(200).optional()
const id = idSchema('No encontramos esa historia')

export const publishStorySchema = z.object({ id, password })

export const removeStorySchema = z.object({ id, reason: reasonSchema, password })
