import { z } from 'zod'
import { mailboxSchema, NO_REPLY_EMAIL } from '@/lib/people/accounts/email-schema'
import { idSchema, optionalLine, writtenText } from '@/lib/text/schema'
import { CONTACT_KINDS, COUNTRY_IDS } from '@/lib/text/vocabulary'

const MAX_NAME = 80

/** To people without a session. */
export const NO_NAME = 'Escribe tu nombre'

/** A field that the form sends empty. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typed === '' ? undefined : typed), schema.optional())

/** `name` and `email` are for people who are not signed in: an account's own count, whatever a form says. */
export const sendContactSchema = z.object({
  kind: z.enum(CONTACT_KINDS, { error: 'Elige de qué se trata' }),
  name: optionalLine(MAX_NAME),
  email: orNothing(mailboxSchema),
  countryId: orNothing(z.enum(COUNTRY_IDS, { error: 'Elige un país de la lista' })),
  message: writtenText(20, 2000),
})

/** In the browser of somebody without a session, so that everything that is missing is said at once. */
export const strangerContactSchema = sendContactSchema.extend({
  name: optionalLine(MAX_NAME).refine((name) => name !== null, NO_NAME),
  email: z.string().min(1, NO_REPLY_EMAIL).pipe(mailboxSchema),
})

/** Given again for a decision, unless that was a moment ago. */
const password = z.string().max(200).optional()
const id = idSchema('No encontramos ese mensaje')

export const answerContactSchema = z.object({ id, answer: writtenText(10, 4000), password })

export const closeContactSchema = z.object({ id, password })

export const eraseContactSchema = closeContactSchema
