import { z } from 'zod'
import { CHANGEABLE_PURPOSES } from '@/lib/people/consents/purposes'

export const changeConsentSchema = z.object({
  purpose: z.enum(CHANGEABLE_PURPOSES, { error: 'No encontramos ese permiso' }),
  choice: z.enum(['give', 'renew', 'withdraw'], { error: 'No encontramos ese permiso' }),
})

/** 'renew': to a text that has changed. */
export type ConsentChoice = z.output<typeof changeConsentSchema>
