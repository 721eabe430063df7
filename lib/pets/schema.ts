import { z } from 'zod'
import { draftSchema } from '@/lib/pets/drafts/schema'
import { isPhotoHash, isUploadId } from '@/lib/photos/file-names'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { recordEditFields } from '@/lib/platform/forms/record'
import { isChosenFile } from '@/lib/platform/http/form-data'
import { isShort } from '@/lib/text/graphemes'
import { plainLine, plainText } from '@/lib/text/plain-text'
import { always, hasAtLeast, hasAtMost, idSchema, isCleanable, tooLong } from '@/lib/text/schema'
import { AGES, COATS, GENDERS, HEALTHS, PET_STATUSES, PET_TYPES, SIZES, TAGS } from '@/lib/text/vocabulary'

/** Parsed on both sides of the wire. Wording and limits: specification, section 5. */

export const MAX_PET_NAME = 20
export const MIN_DESCRIPTION = 100
export const MAX_DESCRIPTION = 5000
export const TOO_MANY_PHOTOS = `Puedes publicar hasta ${MAX_PET_PHOTOS} fotos`

const cleanDescription = (text: string) =>
  plainText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')

interface PetText {
  name: string
  description: string
}

/** What is cleaned away today may be stored since an earlier release, and is no change. */
export const isSamePetText = (one: PetText, other: PetText): boolean =>
  plainLine(one.name) === plainLine(other.name) &&
  cleanDescription(one.description) === cleanDescription(other.description)

export const descriptionLength = (text: string): number => [...cleanDescription(text)].length

export const OTHER_BREED = 'Elige una raza de la lista'
export const OTHER_COLOR = 'Elige un color de la lista'
const LONG_NAME = `El nombre no puede contener más de ${MAX_PET_NAME} caracteres`
const NO_NAME = 'Debes ingresar un nombre'
const SHORT_DESCRIPTION = `Ingresa minimo ${MIN_DESCRIPTION} caracteres`

/** Needs a letter or digit. A visible character may have several code points; the database allows four each. */
const petName = z
  .string({ error: NO_NAME })
  .refine((text) => isCleanable(text, MAX_PET_NAME), LONG_NAME)
  .transform(plainLine)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), NO_NAME)
  .refine((text) => isShort(text, MAX_PET_NAME) && hasAtMost(text, 4 * MAX_PET_NAME), LONG_NAME)
  .meta({ minLength: 1, maxLength: MAX_PET_NAME })

const petDescription = z
  .string({ error: SHORT_DESCRIPTION })
  .refine((text) => isCleanable(text, MAX_DESCRIPTION), tooLong(MAX_DESCRIPTION))
  .transform(cleanDescription)
  .refine((text) => hasAtLeast(text, MIN_DESCRIPTION), SHORT_DESCRIPTION)
  .refine((text) => hasAtMost(text, MAX_DESCRIPTION), tooLong(MAX_DESCRIPTION))
  .meta({ minLength: MIN_DESCRIPTION, maxLength: MAX_DESCRIPTION })

export const petFields = {
  type: z.enum(PET_TYPES, { error: 'Elige qué animal es' }),
  breedId: idSchema('Elige la raza'),
  colorId: idSchema('Elige el color'),
  name: petName,
  age: z.enum(AGES, { error: 'Elige la edad' }),
  gender: z.enum(GENDERS, { error: 'Elige el sexo' }),
  size: z.enum(SIZES, { error: 'Elige el tamaño' }),
  coat: z.enum(COATS, { error: 'Elige el pelaje' }),
  health: z.enum(HEALTHS, { error: 'Elige cómo están sus vacunas' }),
  description: petDescription,
  tags: z
    .array(z.enum(TAGS, { error: 'Elige entre los rasgos de la lista' }))
    .default([])
    .transform((tags) => [...new Set(tags)]),
}

const yesOrNo = z.enum(['si', 'no'], { error: 'Elige sí o no' }).transform((answer) => answer === 'si')
const yesNoOrUnknown = z
  .enum(['si', 'no', ''], { error: 'Elige sí, no o no lo sé' })
  .default('')
  .transform((answer) => (answer === '' ? null : answer === 'si'))

const photoName = z.string().refine((name) => isPhotoHash(name) || isUploadId(name), {
  error: 'No encontramos una de las fotos: súbela otra vez',
})

const form = z.object({
  ...petFields,
  castrated: yesOrNo,
  houseTrained: yesOrNo,
  specialNeeds: yesOrNo,
  children: yesNoOrUnknown,
  dogs: yesNoOrUnknown,
  cats: yesNoOrUnknown,
  uploads: z
    .array(z.string())
    .default([])
    .transform((names) => [...new Set(names.filter((name) => name !== ''))])
    .pipe(z.array(photoName)),
  /** Without JavaScript only. */
  files: z
    .array(z.file())
    .default([])
    .transform((files) => files.filter(isChosenFile)),
})

/** For pets from other sources, such as imports. */
export const petWordsSchema = form.omit({ uploads: true, files: true })

type Photos = Partial<Pick<z.output<typeof form>, 'uploads' | 'files'>>

const countPhotos = ({ uploads = [], files = [] }: Photos) => uploads.length + files.length
const onPhotos = (error: string) => ({ path: ['photos'], error, ...always })
const hasPhotos = (photos: Photos) => countPhotos(photos) > 0
const hasFewPhotos = (photos: Photos) => countPhotos(photos) <= MAX_PET_PHOTOS

const withPhotos = <Form extends z.ZodType<Photos>>(schema: Form) =>
  schema
    .refine(hasPhotos, onPhotos('Agrega al menos una foto'))
    .refine(hasFewPhotos, onPhotos(TOO_MANY_PHOTOS))

export const petFormSchema = withPhotos(form)

/** For publishing; with the draft that it completes. */
export const newPetSchema = withPhotos(form.extend(draftSchema.partial().shape))

const petId = idSchema('No encontramos esa mascota')

/** Redirects an owner who came from the public page, which may be gone afterwards. */
const fromPetPage = z.literal('1').optional()

export const editPetSchema = withPhotos(form.extend({ petId, ...recordEditFields, fromPetPage }))

export const ownPetSchema = z.object({ petId })

/** @property from the status that the page showed; null where a form does not say */
export const petStatusSchema = ownPetSchema.extend({ from: z.enum(PET_STATUSES).nullable().catch(null) })

export const disablePetSchema = petStatusSchema.extend({ fromPetPage })

/** 'en proceso' is set by adoption requests. */
export const statusChangeSchema = z.object({
  status: z.enum(PET_STATUSES).exclude(['en proceso'], { error: 'Elige adoptable, adoptado o inactivo' }),
})

export type PetForm = z.output<typeof petFormSchema>

/** Input of the operations; null means unknown. */
export type PetInput = Omit<PetForm, 'uploads' | 'files' | 'houseTrained' | 'specialNeeds'> & {
  houseTrained: boolean | null
  specialNeeds: boolean | null
}
