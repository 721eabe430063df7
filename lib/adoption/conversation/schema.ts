import { z } from 'zod'
import { fitsMessage, MESSAGE_TOO_LONG, requestIdSchema } from '@/lib/adoption/requests/schema'
import { plainText } from '@/lib/text/plain-text'

const NO_WORDS = 'Escribe tu mensaje'
/** A screen full of empty lines hides what stands above it. */
const withoutGaps = (text: string) => plainText(text).replace(/\n\s*\n\s*\n/g, '\n\n')

export const messageSchema = requestIdSchema.extend({
  body: z
    .string({ error: NO_WORDS })
    .transform(withoutGaps)
    .refine((text) => text !== '', NO_WORDS)
    .refine(fitsMessage, MESSAGE_TOO_LONG),
  /** Set by a form without JavaScript: it goes to the page anew. */
  plain: z.string().optional(),
})

export type MessageInput = Pick<z.output<typeof messageSchema>, 'requestId' | 'body'>
