import { z } from 'zod'
import { parseEmail, trimEmail } from './email'

/** To people without a session, whose account's e-mail nobody knows. */
export const NO_REPLY_EMAIL = 'Escribe tu correo: ahí te respondemos'

const WRONG_EMAIL = 'Ingresa un email válido'

/** The one spelling of a mailbox that mail can be sent to: see `parseEmail`. */
export const mailboxSchema = z.string({ error: WRONG_EMAIL }).transform((text, context) => {
  const parsed = parseEmail(trimEmail(text))
  if ('email' in parsed) return parsed.email
  context.addIssue(parsed.error ?? WRONG_EMAIL)
  return z.NEVER
})
