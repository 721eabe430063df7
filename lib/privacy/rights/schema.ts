import { z } from 'zod'
import { mailboxSchema } from '@/lib/people/accounts/email-schema'
import { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { idSchema, writtenText } from '@/lib/text/schema'
import { COUNTRY_IDS, DATA_RIGHTS } from '@/lib/text/vocabulary'

const MIN_TEXT = 10
const MAX_BODY = 2000
const MAX_ANSWER = 4000

/** `email` is for people who are not signed in: an account's own counts, whatever a form says. */
export const askForRightSchema = z.object({
  right: z.enum(DATA_RIGHTS, { error: 'Elige un derecho' }),
  countryId: z.enum(COUNTRY_IDS, { error: 'Elige tu país' }),
  body: writtenText(MIN_TEXT, MAX_BODY),
  email: mailboxSchema.optional(),
})

export const confirmRightsSchema = z.object({ token: z.string().max(200) })

/** For an account that is blocked, or one of whose listings is. */
export const eraseOnRequestSchema = z.object({
  id: idSchema('No encontramos esa solicitud'),
  confirmation: deleteAccountSchema.shape.confirmation,
  /** Given again for a decision, unless that was a moment ago. */
  password: z.string().max(200).optional(),
})

export const answerRightsSchema = z.object({
  id: idSchema('No encontramos esa solicitud'),
  answer: writtenText(MIN_TEXT, MAX_ANSWER),
  /** Given again for a decision, unless that was a moment ago. */
  password: z.string().max(200).optional(),
})
