import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { composed, plainLine } from '@/lib/text/plain-text'
import { always, briefLine, hasAtLeast, hasAtMost, idSchema, isCleanable, tooLong } from '@/lib/text/schema'
import { isShort } from '@/lib/text/text'
import { COUNTRY_IDS } from '@/lib/text/vocabulary'
import { hasUnseen, isEmailLike, trimEmail, UNSEEN } from './email'
import { mailboxSchema } from './email-schema'
import { hasLetter, hasLink, MAX_PERSON_NAME, NAME_ALONE, NAME_WITHOUT_LETTER, unfitNames } from './names'
import { phoneField } from './phone-schema'
import { NAME_OF_SITE, passesForSite } from './site-names'

/** Sentences and limits: specification, section 5; ours where it is silent. */

const WRONG_EMAIL = 'Ingresa un email válido'

const MAX_PASSWORD = 50

/** As it is hashed, unless it is far too long. */
const asHashed = (password: string) => (isCleanable(password, MAX_PASSWORD) ? composed(password) : password)
/** Rules between fields run even where one is missing or is no text. */
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? asHashed(one) === asHashed(other) : one === other

export const PASSWORD_RULES = [
  {
    key: 'length',
    label: '8 a 50 caracteres',
    holds: (text: string) => hasAtMost(asHashed(text), MAX_PASSWORD) && hasAtLeast(asHashed(text), 8),
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

const newPassword = (missing: string, weak: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .refine((text) => text === '' || isGoodPassword(text), weak)

/** May be empty. */
const line = (max: number, isWithin: (text: string, max: number) => boolean) =>
  z
    .string({ error: 'Escribe un texto' })
    .refine((text) => isCleanable(text, max), tooLong(max))
    .transform(plainLine)
    .refine((text) => isWithin(text, max), tooLong(max))

/** A name without links; whether it may have numbers depends on the role: see `unfitNames`. */
const accountName = (missing: string) =>
  z
    .string({ error: missing })
    .pipe(line(MAX_PERSON_NAME, isShort))
    .pipe(z.string().min(1, missing))
    .refine((text) => !hasLink(text), NAME_ALONE)

/** A last name may be '24', as in 'Huellitas 24', or a dash. */
const givenName = accountName('Tus nombres son requeridos').refine(
  (text) => text === '' || hasLetter(text),
  NAME_WITHOUT_LETTER,
)

/** An e-mail to look accounts up by, only put in lower case: accounts may predate `mailboxSchema`. */
const email = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .transform(trimEmail)
    .pipe(z.string().min(1, missing))
    .refine((text) => !hasUnseen(text), { error: UNSEEN, abort: true })
    .refine((text) => text === '' || isEmailLike(text), wrong)
    .transform((text) => text.toLowerCase())

const cityId = idSchema('Por favor selecciona una ciudad')

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
const isFitDocument = (file: File | undefined) =>
  file !== undefined && file.size > 0 && file.size <= MAX_DOCUMENT_BYTES

export const foundationName = line(80, isShort)
  .refine((text) => text === '' || hasLetter(text), NAME_WITHOUT_LETTER)
  .refine((text) => !passesForSite(text, 'fundation'), NAME_OF_SITE)

const registration = z.object({
  role: z.enum(['user', 'fundation'], { error: 'Selecciona un tipo de cuenta' }),
  name: givenName,
  lastName: accountName('Tus apellidos son requeridos'),
  countryId: z.enum(COUNTRY_IDS, { error: 'Por favor selecciona un país' }),
  cityId,
  email: mailboxSchema,
  password: newPassword(
    'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
    'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
  ),
  confirmPassword: z
    .string({ error: 'Debes confirmar tu contraseña' })
    .min(1, 'Debes confirmar tu contraseña'),
  /** The API has none: name and last name are used. */
  foundationName: foundationName.optional(),
  /** Empty file inputs send a file without a name. */
  document: z
    .file()
    .optional()
    .transform((file) => (file && file.size > 0 ? file : undefined)),
})

/** Arguments of `superRefine`: names that the role may not have. */
const fitNames = [
  (input: object, context: z.RefinementCtx) => {
    for (const [field, message] of Object.entries(unfitNames(input)))
      context.addIssue({ code: 'custom', path: [field], message })
  },
  always,
] as const

/** For the API: lenient about a foundation's name and document (api-contract, section 3). */
export const registrationSchema = registration
  .refine(({ password, confirmPassword }) => isSame(password, confirmPassword), {
    path: ['confirmPassword'],
    error: 'Las contraseñas no coinciden',
    ...always,
  })
  .superRefine(...fitNames)

export const registrationFormSchema = registrationSchema
  .safeExtend({ callbackUrl: z.string().optional() })
  .refine(({ role, foundationName }) => role !== 'fundation' || Boolean(foundationName), {
    path: ['foundationName'],
    error: 'Escribe el nombre de la fundación',
    ...always,
  })
  .refine(({ role, document }) => role !== 'fundation' || isFitDocument(document), {
    path: ['document'],
    error: UNFIT_DOCUMENT,
    ...always,
  })

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

/** Whether names may have numbers and a telephone exists is the operation's to check. */
export const profileSchema = z.object({
  name: givenName,
  lastName: accountName('Tus apellidos son requeridos'),
  phone: phoneField,
  address: line(120, hasAtMost).transform((text) => text || null),
  countryId: z.enum(COUNTRY_IDS, { error: 'Por favor selecciona un país' }),
  cityId,
})

export const profileFormSchema = profileSchema.extend({
  callbackUrl: z.string().optional(),
  ...recordEditFields,
})

/** The profile form of a person: in the browser the role is known. */
export const personProfileFormSchema = profileFormSchema.superRefine(...fitNames)

export const deleteAccountSchema = z.object({
  confirmation: z
    .string()
    .refine((text) => briefLine(text).toLowerCase() === 'eliminar', 'Escribe ELIMINAR para confirmar'),
  password: z.string().max(1000).default(''),
})
