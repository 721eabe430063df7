import { z } from 'zod'
import { MAX_ID } from '@/lib/params'

/** Existing clients keep ids as text. */
const id = z.coerce.number().pipe(z.int().min(1).max(MAX_ID)).meta({ type: 'integer' })

/** A pet in somebody's list of favourites. */
export const favouriteSchema = z.object({ userId: id, petId: id })

export type Favourite = z.output<typeof favouriteSchema>

/** What a star without JavaScript sends: the pet, and the page to come back to. */
export const starSchema = z.object({ petId: id, back: z.string().optional() })
