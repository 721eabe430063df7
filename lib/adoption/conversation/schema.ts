import { z } from 'zod'
import { fitsMessage, MESSAGE_TOO_LONG, requestIdSchema } from '@/lib/adoption/requests/schema'
import { plainText } from '@/lib/text/text'

const NO_WORDS = 'Escribe tu mensaje'
/** Characters that show nothing are no words. */
const hasWords = (text: string) => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text)
/** A screen full of empty lines hides what stands above it. */
const withoutGaps = (text: string) => plainText(text).replace(/\n\s*\n\s*\n/g, '\n\n')

export const messageSchema = requestIdSchema.extend({
  body: z
    .string({ error: NO_WORDS })
    .transform(withoutGaps)
    .refine(hasWords, NO_WORDS)
    .refine(fitsMessage, MESSAGE_TOO_LONG),
  /** Set by a form without JavaScript: it goes to the page anew. */
  plain: z.string().optional(),
})

export type MessageInput = Pick<z.output<typeof messageSchema>, 'requestId' | 'body'>
