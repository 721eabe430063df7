import { z } from 'zod'
import { requireOwn } from '@/lib/people/accounts/policy'
import { type PetInput, petFields } from '@/lib/pets/schema'
import { photoHashesIn } from '@/lib/photos/file-names'
import type { Actor } from '@/lib/platform/actor'
import { isChosenFile } from '@/lib/platform/http/form-data'
import { parseInput } from '@/lib/platform/http/parse-input'
import { fold } from '@/lib/text/text'
import { TAGS } from '@/lib/text/vocabulary'

/** Ignores case and accents. */
const lenientEnum = <Values extends Readonly<Record<string, string>>>(list: z.ZodEnum<Values>) =>
  z.preprocess(
    (value) =>
      list.options.find((option) => typeof value === 'string' && fold(option) === fold(value.trim())) ??
      value,
    list,
  )

const TRUE_TEXT = /^(true|si|castrad[oa]|esterilizad[oa])$/
const FALSE_TEXT = /^(false|no|no (castrad[oa]|esterilizad[oa]))$/

function parseBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = fold(value.trim())
  if (TRUE_TEXT.test(text)) return true
  if (FALSE_TEXT.test(text)) return false
  return isBlank(value) ? null : value
}

const YES_OR_NO = 'Elige sí o no'
const boolean = z.boolean({ error: YES_OR_NO })
const requiredBoolean = z.preprocess(parseBoolean, boolean)
const nullableBoolean = z.preprocess(parseBoolean, boolean.nullable())

const booleans = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, { error: YES_OR_NO })

const UNKNOWN_TAGS = 'Elige entre los rasgos de la lista'

const fields = z.object({
  typeId: lenientEnum(petFields.type),
  breedId: petFields.breedId,
  colorId: petFields.colorId,
  name: petFields.name,
  age: lenientEnum(petFields.age),
  gender: lenientEnum(petFields.gender),
  size: lenientEnum(petFields.size),
  coat: lenientEnum(petFields.coat),
  health: lenientEnum(petFields.health),
  description: petFields.description,
  castrated: requiredBoolean,
  tags: z
    .array(lenientEnum(z.enum(TAGS, { error: UNKNOWN_TAGS })), { error: UNKNOWN_TAGS })
    .transform((tags) => [...new Set(tags)]),
  attributes: booleans({ house_trained: nullableBoolean, special_needs: nullableBoolean }),
  environment: booleans({ children: nullableBoolean, dogs: nullableBoolean, cats: nullableBoolean }),
})

export const newPetBody = fields
  .extend({ environment: fields.shape.environment.partial() })
  .meta({ id: 'NewPet' })

const KEPT_PHOTOS = 'Envía la lista de las fotos que se quedan'
const keptPhotos = z.array(
  z.union([z.string(), z.looseObject({ option_1: z.string() }).transform(({ option_1 }) => option_1)], {
    error: KEPT_PHOTOS,
  }),
  { error: KEPT_PHOTOS },
)

/** Missing and null fields stay as they are. */
export const petChangeBody = fields
  .extend({ attributes: fields.shape.attributes.partial(), environment: fields.shape.environment.partial() })
  .partial()
  .extend({ urlPhotosDb: keptPhotos.optional().describe('Direcciones de las fotos que se quedan') })
  .meta({ id: 'PetChange' })

/** Values that existing clients send for an empty field. */
const isBlank = (value: unknown) =>
  value == null ||
  Number.isNaN(value) ||
  (typeof value === 'string' && ['', 'NaN', 'null', 'undefined'].includes(value))

/** Required free text; 'null' is a valid name. */
const TEXT_FIELDS = ['name', 'description']

/** Existing clients send `userId`, as text too; anything but an id is ignored. */
const namedOwner = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .nullable()
  .catch(null)

/** Identity comes from the session; a body with another user's id is rejected. */
function requireOwnBody(actor: Actor, { userId }: Record<string, unknown>): void {
  const owner = namedOwner.parse(userId)
  if (owner !== null) requireOwn(actor, owner)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const omitBlank = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) =>
      TEXT_FIELDS.includes(name) ? value != null : !isBlank(value),
    ),
  )

const omitBlankIn = (value: unknown) => (isRecord(value) ? omitBlank(value) : value)

/** Clients send the type as `typeId`, `type` or both. */
const withTypeId = ({ type, typeId, ...body }: Record<string, unknown>) => ({
  ...body,
  typeId: isBlank(typeId) ? type : typeId,
})

const filesOf = ({ photos }: Record<string, unknown>): File[] =>
  Array.isArray(photos) ? photos.filter((file) => file instanceof File && isChosenFile(file)) : []

/**
 * Lenient (api-contract, section 5). The owner is the caller.
 * @throws DomainError invalid with its fields; forbidden for somebody else's `userId`.
 */
export function parseNewPet(body: Record<string, unknown>, actor: Actor): PetInput & { files: File[] } {
  requireOwnBody(actor, body)
  const { typeId, attributes, environment, ...rest } = parseInput(newPetBody, {
    ...withTypeId(body),
    tags: body.tags ?? [],
    attributes: body.attributes ?? {},
    environment: body.environment ?? {},
  })
  const { children = null, dogs = null, cats = null } = environment
  return {
    ...rest,
    ...{ children, dogs, cats },
    type: typeId,
    houseTrained: attributes.house_trained,
    specialNeeds: attributes.special_needs,
    files: filesOf(body),
  }
}

/** Null, missing and `NaN` change nothing; without `urlPhotosDb` all photos stay. @throws as `parseNewPet`. */
export function parsePetChange(
  body: Record<string, unknown>,
  actor: Actor,
): Partial<PetInput> & { files: File[]; uploads?: string[] } {
  requireOwnBody(actor, body)
  const given = omitBlank(withTypeId(body))
  const { typeId, attributes, environment, urlPhotosDb, ...rest } = parseInput(petChangeBody, {
    ...given,
    attributes: omitBlankIn(given.attributes),
    environment: omitBlankIn(given.environment),
  })
  return {
    ...rest,
    ...environment,
    type: typeId,
    houseTrained: attributes?.house_trained,
    specialNeeds: attributes?.special_needs,
    files: filesOf(body),
    ...(urlPhotosDb !== undefined && { uploads: photoHashesIn(urlPhotosDb.join(' ')) }),
  }
}
