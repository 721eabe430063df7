import { z } from 'zod'
import { MAX_ID } from '@/lib/params'

/** Existing clients keep ids as text. */
const id = (error: string) =>
  z.coerce.number({ error }).int({ error }).min(1, { error }).max(MAX_ID, { error }).meta({ type: 'integer' })

const petId = id('Elige una mascota')

export const favouriteSchema = z.object({ userId: id('Indica de quién son los favoritos'), petId })

export type Favourite = z.output<typeof favouriteSchema>

export const starSchema = z.object({ petId, back: z.string().optional() })
