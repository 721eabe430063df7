import { z } from 'zod'
import { phoneField } from '@/lib/people/accounts/phone-schema'
import { plainText } from '@/lib/text/plain-text'
import { hasAtMost, idSchema, isCleanable, optionalText, tooLong } from '@/lib/text/schema'
import { REJECTION_REASONS, REQUESTS_FROM } from '@/lib/text/vocabulary'

export const MAX_MESSAGE = 1000

export const MESSAGE_TOO_LONG = tooLong(MAX_MESSAGE)
export const fitsMessage = (text: string) => hasAtMost(text, MAX_MESSAGE)
export const isCleanableMessage = (text: string) => isCleanable(text, MAX_MESSAGE)

export const askSchema = z.object({
  petId: idSchema('Elige una mascota'),
  message: optionalText(MAX_MESSAGE),
})

export const likePetSchema = z.object({
  petId: idSchema('Elige una mascota'),
  /** The sent request that the answers were offered beside. */
  requestId: idSchema('No encontramos esa solicitud').optional(),
})

export const NOT_ADULT = 'Para adoptar tienes que ser mayor de edad'
export const ADULT = 'si'
/** Whoever declared it with an earlier request is not asked again. */
export const ADULT_BEFORE = 'antes'

export const ABROAD = 'si'
export const NOT_CONFIRMED_ABROAD = 'Vive en otro país: confirma que lo sabes para enviar tu solicitud'

/** Schema of our own form; clients of the API were written before the added fields were asked for. */
export const askFormSchema = askSchema.extend({
  adult: z
    .enum([ADULT, ADULT_BEFORE], { error: NOT_ADULT })
    .transform((said) => (said === ADULT ? true : ('before' as const))),
  phone: phoneField.optional(),
  /** The telephone of the profile that the form was filled in with. */
  shownPhone: z.string().max(1000).optional(),
  /** Only asked where a border lies between them, which the operation knows. */
  abroad: z
    .string()
    .default('')
    .transform((value) => value === ABROAD),
})

export const requestIdSchema = z.object({ requestId: idSchema('No encontramos esa solicitud') })

export const rejectSchema = requestIdSchema.extend({
  reason: z.enum(REJECTION_REASONS, { error: 'Elige un motivo' }),
  text: z
    .string({ error: 'Escribe unas palabras: alguien espera tu respuesta' })
    .refine(isCleanableMessage, MESSAGE_TOO_LONG)
    .transform(plainText)
    .refine((text) => text !== '', 'Escribe unas palabras: alguien espera tu respuesta')
    .refine(fitsMessage, MESSAGE_TOO_LONG),
})

export type AskInput = z.output<typeof askSchema> & {
  /** Whether the adopter declares to be 18 or older, now or with an earlier request. */
  adult?: boolean | 'before'
  /** Null removes it from their profile, undefined leaves it. */
  phone?: string | null
  shownPhone?: string
  /** Whether they know that the pet lives in another country; absent where nobody was asked. */
  abroad?: boolean
}

export const requestsFromSchema = z.object({
  requestsFrom: z.enum(REQUESTS_FROM, { error: 'Elige de dónde aceptas solicitudes' }),
})

export type RejectInput = z.output<typeof rejectSchema>
