import { z } from 'zod'
import { composed } from '@/lib/text/plain-text'
import { always, briefLine, hasAtLeast, hasAtMost, isCleanable } from '@/lib/text/schema'
import { hasUnseen, isEmailLike, trimEmail, UNSEEN } from './email'
import { mailboxSchema } from './email-schema'

/** Sentences and limits: specification, section 5; ours where it is silent. What asks for a name: see `name-schema.ts`. */

const WRONG_EMAIL = 'Ingresa un email válido'

const MIN_PASSWORD = 8
const MAX_PASSWORD = 50

/** As it is hashed, unless it is far too long. */
const asHashed = (password: string) => (isCleanable(password, MAX_PASSWORD) ? composed(password) : password)
/** Rules between fields run even where one is missing or is no text. */
export const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? asHashed(one) === asHashed(other) : one === other

export const PASSWORD_RULES = [
  {
    key: 'length',
    label: '8 a 50 caracteres',
    holds: (text: string) =>
      hasAtMost(asHashed(text), MAX_PASSWORD) && hasAtLeast(asHashed(text), MIN_PASSWORD),
  },
  { key: 'upper', label: 'Mayúscula', holds: (text: string) => /\p{Lu}/u.test(text) },
  { key: 'lower', label: 'Minúscula', holds: (text: string) => /\p{Ll}/u.test(text) },
  { key: 'digit', label: 'Número', holds: (text: string) => /\p{Nd}/u.test(text) },
  {
    key: 'special',
    label: 'Un carácter especial (- ! # …)',
    // Also ª, º, ½, ² and other signs that Unicode counts among letters and numbers.
    holds: (text: string) => /[^\p{LC}\p{Lo}\p{M}\p{Nd}]|[ªº]/u.test(text),
  },
] as const

/** For programs that make passwords: https://developer.apple.com/password-rules/ */
export const PASSWORD_RULES_ATTRIBUTE =
  'minlength: 8; maxlength: 50; required: upper; required: lower; required: digit; required: special;'

export const isGoodPassword = (text: string) => PASSWORD_RULES.every(({ holds }) => holds(text))

export const newPassword = (missing: string, weak: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .refine((text) => text === '' || isGoodPassword(text), weak)
    .meta({ minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD })

/** An e-mail to look accounts up by, only put in lower case: accounts may predate `mailboxSchema`. */
const email = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .transform(trimEmail)
    .pipe(z.string().min(1, missing))
    .refine((text) => !hasUnseen(text), { error: UNSEEN, abort: true })
    .refine((text) => text === '' || isEmailLike(text), wrong)
    .transform((text) => text.toLowerCase())

export const loginSchema = z.object({
  email: email('El email es requerido', 'Por favor ingresa un email válido'),
  // Not validated at login: rules would leak hints. Nobody has one as long as what is cut off.
  password: z
    .string({ error: 'El Password es requerido' })
    .min(1, 'El Password es requerido')
    .transform((password) => password.slice(0, 1000)),
  callbackUrl: z.string().optional(),
})

/** What a file dialog offers. */
export const DOCUMENT_TYPES = ['image/png', 'image/jpeg', 'application/pdf']
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

export const UNFIT_DOCUMENT = 'Por favor carga un documento válido'

/** Its content says what it is, which the server reads: the declared type is a guess by the file's name. */
export const isFitDocument = (file: File | undefined) =>
  file !== undefined && file.size > 0 && file.size <= MAX_DOCUMENT_BYTES

export const documentSchema = z.object({
  document: z.file({ error: UNFIT_DOCUMENT }).refine(isFitDocument, UNFIT_DOCUMENT),
})

/** Between two confirmation mails to one account (specification of the confirm page, api-contract). */
export const RESEND_SECONDS = 60

export const emailSchema = z.object({ email: email('Debes ingresar tu email', WRONG_EMAIL) })

export const emailFormSchema = emailSchema.extend({ callbackUrl: z.string().optional() })

export const newPasswordSchema = z
  .object({
    password1: newPassword('Debes ingresar tu nueva clave', 'Min 8, Mayúscula, Minúscula, Número y Especial'),
    password2: z.string({ error: 'La clave debe ser igual' }).min(1, 'La clave debe ser igual'),
  })
  .refine(({ password1, password2 }) => isSame(password1, password2), {
    path: ['password2'],
    error: 'Las claves no coinciden',
    ...always,
  })

const linkSchema = z.object({ token: z.string().max(200), callbackUrl: z.string().optional() })

export const confirmSchema = linkSchema

export const confirmByPasswordSchema = linkSchema.extend({
  password: z.string({ error: 'Escribe tu contraseña' }).min(1, 'Escribe tu contraseña').max(1000),
})

export const confirmByNewPasswordSchema = z.intersection(linkSchema, newPasswordSchema)

export const signInLinkSchema = linkSchema

export const resetSchema = z.intersection(linkSchema, newPasswordSchema)

/** The password is empty for accounts without one. */
export const changeEmailSchema = z.object({
  email: z.string({ error: 'Escribe tu nuevo correo' }).min(1, 'Escribe tu nuevo correo').pipe(mailboxSchema),
  password: z.string().max(1000).default(''),
})

/** In the browser, which knows that there is one: all errors show at once. */
export const changeEmailWithPasswordSchema = changeEmailSchema.extend({
  password: z.string().min(1, 'Escribe tu contraseña').max(1000),
})

export const emailLinkSchema = z.object({ token: z.string().max(200) })

export const changePasswordSchema = z.intersection(
  z.object({ currentPassword: z.string().max(1000).default('') }),
  newPasswordSchema,
)

export const deleteAccountSchema = z.object({
  confirmation: z
    .string()
    .refine((text) => briefLine(text).toLowerCase() === 'eliminar', 'Escribe ELIMINAR para confirmar'),
  password: z.string().max(1000).default(''),
})
