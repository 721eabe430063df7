import { z } from 'zod'
import { idSchema } from '@/lib/text/schema'

export const draftSchema = z.object({ draftId: idSchema('No encontramos ese borrador') })
