import { z } from 'zod'
import { plainText } from '@/lib/text/plain-text'
import { hasAtMost, idSchema, optionalText, tooLong } from '@/lib/text/schema'
import { REJECTION_REASONS } from '@/lib/text/vocabulary'

export const MAX_MESSAGE = 1000

export const MESSAGE_TOO_LONG = tooLong(MAX_MESSAGE)
export const fitsMessage = (text: string) => hasAtMost(text, MAX_MESSAGE)

export const askSchema = z.object({
  petId: idSchema('Elige una mascota'),
  message: optionalText(MAX_MESSAGE),
})

export const NOT_ADULT = 'Para adoptar tienes que ser mayor de edad'
export const ADULT = 'si'

/** Of our own form: clients of the API were written before it was asked. */
export const askFormSchema = askSchema.extend({
  adult: z.literal(ADULT, { error: NOT_ADULT }).transform(() => true),
})

export const requestIdSchema = z.object({ requestId: idSchema('No encontramos esa solicitud') })

export const rejectSchema = requestIdSchema.extend({
  reason: z.enum(REJECTION_REASONS, { error: 'Elige un motivo' }),
  text: z
    .string({ error: 'Escribe unas palabras: alguien espera tu respuesta' })
    .transform(plainText)
    .refine((text) => text !== '', 'Escribe unas palabras: alguien espera tu respuesta')
    .refine(fitsMessage, MESSAGE_TOO_LONG),
})

export type AskInput = z.output<typeof askSchema> & {
  /** Whether the adopter declares to be 18 or older. */
  adult?: boolean
}
export type RejectInput = z.output<typeof rejectSchema>
