import { z } from 'zod'
import { idSchema } from '@/lib/text/schema'

const petId = idSchema('Elige una mascota')

export const favouriteSchema = z.object({ userId: idSchema('Indica de quién son los favoritos'), petId })

export type Favourite = z.output<typeof favouriteSchema>

export const starSchema = z.object({ petId, back: z.string().optional() })
