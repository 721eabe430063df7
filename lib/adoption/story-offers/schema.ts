import { z } from 'zod'
import { idSchema, writtenText } from '@/lib/text/schema'
import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'

export const MAX_STORY = 800
const MIN_STORY = 20

const NO_REQUEST = 'No encontramos esa adopción'
const NO_CONSENT = 'Marca que aceptas que sea pública'

const days: readonly string[] = CHECK_IN_DAYS.map(String)

export const offerStorySchema = z.object({
  requestId: idSchema(NO_REQUEST),
  text: writtenText(MIN_STORY, MAX_STORY),
  /** Days of the check-ins whose photos go with it. */
  photos: z
    .array(z.string().refine((day) => days.includes(day), 'No encontramos esa foto'))
    .default([])
    .transform((chosen) => CHECK_IN_DAYS.filter((day) => chosen.includes(String(day)))),
  named: z.literal('si').optional(),
  /** The version of the text that was read. */
  consent: z.coerce.number({ error: NO_CONSENT }).int({ error: NO_CONSENT }).min(1, NO_CONSENT),
})

export const withdrawStorySchema = z.object({ requestId: idSchema(NO_REQUEST) })

export const withdrawStoryByLinkSchema = z.object({ token: z.string().max(100) })

export type StoryOffer = z.output<typeof offerStorySchema>
