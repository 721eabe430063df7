import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { isShort } from '@/lib/text/graphemes'
import { plainLine } from '@/lib/text/plain-text'
import { always, hasAtMost, idSchema, isCleanable, tooLong } from '@/lib/text/schema'
import { COUNTRY_IDS, type CountryId, type Role } from '@/lib/text/vocabulary'
import { mailboxSchema } from './email-schema'
import { hasLetter, hasLink, MAX_PERSON_NAME, NAME_ALONE, NAME_WITHOUT_LETTER, unfitNames } from './names'
import { phoneField } from './phone-schema'
import { isFitDocument, isSame, newPassword, UNFIT_DOCUMENT } from './schema'
import { NAME_OF_SITE, passesForSite } from './site-names'
import { hasBadge, NAME_WITHOUT_BADGE } from './unfit-names'

/** Of what asks for a name: its rules weigh too much for the login, whose schemas are apart. */

/** May be empty. */
const line = (max: number, isWithin: (text: string, max: number) => boolean) =>
  z
    .string({ error: 'Escribe un texto' })
    .refine((text) => isCleanable(text, max), tooLong(max))
    .transform(plainLine)
    .refine((text) => isWithin(text, max), tooLong(max))
    .meta({ maxLength: max })

/** A name without links; whether it may have numbers depends on the role: see `unfitNames`. */
const accountName = (missing: string) =>
  z
    .string({ error: missing })
    .pipe(line(MAX_PERSON_NAME, isShort))
    .pipe(z.string().min(1, missing))
    .refine((text) => !hasLink(text), NAME_ALONE)
    .meta({ minLength: 1, maxLength: MAX_PERSON_NAME })

/** A last name may be '24', as in 'Huellitas 24', or a dash. */
const givenName = accountName('Tus nombres son requeridos')
  .refine((text) => text === '' || hasLetter(text), NAME_WITHOUT_LETTER)
  .meta({ minLength: 1, maxLength: MAX_PERSON_NAME })

const cityId = idSchema('Por favor selecciona una ciudad')

export const foundationName = line(80, isShort)
  .refine((text) => text === '' || hasLetter(text), NAME_WITHOUT_LETTER)
  .refine((text) => !passesForSite(text, 'fundation'), NAME_OF_SITE)
  .refine((text) => !hasBadge(text), NAME_WITHOUT_BADGE)

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

const personProfileFormSchema = profileFormSchema.superRefine(...fitNames)

/** In the browser, which knows the role. Whether names stored under earlier rules were left alone is the operation's to check. */
export const profileFormSchemaFor = (account: { role: Role; name: string; lastName: string }) =>
  account.role === 'user' && Object.keys(unfitNames(account)).length === 0
    ? personProfileFormSchema
    : profileFormSchema

interface Profile {
  name: string
  lastName: string
  phone: string | null
  address: string | null
  countryId: CountryId | null
  cityId: number | null
}

/** What the profile form changes. A city goes with its country. */
export const profileRecord = ({ name, lastName, phone, address, countryId, cityId }: Profile) => ({
  name,
  lastName,
  phone,
  address,
  place: { countryId, cityId },
})

export type ProfileRecord = ReturnType<typeof profileRecord>
