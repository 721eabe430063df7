import { z } from 'zod'
import { parseEmail, trimEmail } from '@/lib/people/accounts/email'
import { plainText } from '@/lib/text/plain-text'
import { hasAtLeast, hasAtMost, idSchema, tooLong } from '@/lib/text/schema'
import { COUNTRY_IDS, DATA_RIGHTS } from '@/lib/text/vocabulary'

const MIN_TEXT = 10
const MAX_BODY = 2000
const MAX_ANSWER = 4000

const written = (max: number) =>
  z
    .string({ error: 'Escribe un texto' })
    .transform(plainText)
    .refine((text) => hasAtLeast(text, MIN_TEXT), `Escribe al menos ${MIN_TEXT} caracteres`)
    .refine((text) => hasAtMost(text, max), tooLong(max))

/** `email` is for people who are not signed in: an account's own counts, whatever a form says. */
export const askForRightSchema = z.object({
  right: z.enum(DATA_RIGHTS, { error: 'Elige un derecho' }),
  countryId: z.enum(COUNTRY_IDS, { error: 'Elige tu país' }),
  body: written(MAX_BODY),
  email: z
    .string()
    .transform((text, context) => {
      const parsed = parseEmail(trimEmail(text))
      if ('email' in parsed) return parsed.email
      context.addIssue(parsed.error ?? 'Ingresa un email válido')
      return z.NEVER
    })
    .optional(),
})

export const confirmRightsSchema = z.object({ token: z.string().max(200) })

export const answerRightsSchema = z.object({
  id: idSchema('No encontramos esa solicitud'),
  seen: z.string().max(40),
  answer: written(MAX_ANSWER),
  /** Given again for a decision, unless that was a moment ago. */
  password: z.string().max(200).optional(),
})
