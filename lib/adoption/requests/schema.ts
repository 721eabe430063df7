import { z } from 'zod'
import { idSchema } from '@/lib/text/id-schema'
import { plainText } from '@/lib/text/text'
import { hasAtMost, optionalText, tooLong } from '@/lib/text/text-schema'
import { REJECTION_REASONS } from '@/lib/text/vocabulary'

/** Forms of adoption requests, parsed on both sides of the wire. */

export const MAX_MESSAGE = 1000

const TOO_LONG = tooLong(MAX_MESSAGE)
const fits = (text: string) => hasAtMost(text, MAX_MESSAGE)

export const askSchema = z.object({
  petId: idSchema('Elige una mascota'),
  message: optionalText(MAX_MESSAGE),
})

export const requestIdSchema = z.object({ requestId: idSchema('No encontramos esa solicitud') })

export const rejectSchema = requestIdSchema.extend({
  reason: z.enum(REJECTION_REASONS, { error: 'Elige un motivo' }),
  text: z
    .string({ error: 'Escribe unas palabras: alguien espera tu respuesta' })
    .transform(plainText)
    .refine((text) => text !== '', 'Escribe unas palabras: alguien espera tu respuesta')
    .refine(fits, TOO_LONG),
})

const NO_WORDS = 'Escribe tu mensaje'
/** Characters that show nothing are no words. */
const hasWords = (text: string) => /[^\s\p{Cf}\p{DI}\u2800]/u.test(text)
/** A screen full of empty lines hides what stands above it. */
const withoutGaps = (text: string) => plainText(text).replace(/\n\s*\n\s*\n/g, '\n\n')

/** A message in the conversation of a request. */
export const messageSchema = requestIdSchema.extend({
  body: z
    .string({ error: NO_WORDS })
    .transform(withoutGaps)
    .refine(hasWords, NO_WORDS)
    .refine(fits, TOO_LONG),
  /** Set by a form without JavaScript: it goes to the page anew. */
  plain: z.string().optional(),
})

export type AskInput = z.output<typeof askSchema>
export type RejectInput = z.output<typeof rejectSchema>
export type MessageInput = Pick<z.output<typeof messageSchema>, 'requestId' | 'body'>
