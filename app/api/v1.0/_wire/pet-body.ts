import { z } from 'zod'
import { requireOwn } from '@/lib/accounts/policy'
import type { Actor } from '@/lib/actor'
import { parseInput } from '@/lib/http/parse-input'
import { type PetInput, petTraits } from '@/lib/pets/schema'
import { photoHashesIn } from '@/lib/photos/names'
import { fold } from '@/lib/text'
import { TAGS } from '@/lib/vocabulary'

/** One of a list of words, however its capitals and accents are written. */
const word = <Values extends Readonly<Record<string, string>>>(list: z.ZodEnum<Values>) =>
  z.preprocess(
    (value) =>
      list.options.find((one) => typeof value === 'string' && fold(one) === fold(value.trim())) ?? value,
    list,
  )

const YES = /^(true|si|castrad[oa]|esterilizad[oa])$/
const NO = /^(false|no|no (castrad[oa]|esterilizad[oa]))$/

function readBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = fold(value.trim())
  if (YES.test(text)) return true
  if (NO.test(text)) return false
  return isNothing(value) ? null : value
}

const YES_OR_NO = 'Elige sí o no'
const boolean = z.boolean({ error: YES_OR_NO })
const known = z.preprocess(readBoolean, boolean)
const knownOrNot = z.preprocess(readBoolean, boolean.nullable())

/** Several questions under one name. */
const answers = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, { error: YES_OR_NO })

const UNKNOWN_TAGS = 'Elige entre los rasgos de la lista'

const traits = z.object({
  typeId: word(petTraits.type),
  breedId: petTraits.breedId,
  colorId: petTraits.colorId,
  name: petTraits.name,
  age: word(petTraits.age),
  gender: word(petTraits.gender),
  size: word(petTraits.size),
  coat: word(petTraits.coat),
  health: word(petTraits.health),
  description: petTraits.description,
  castrated: known,
  tags: z
    .array(word(z.enum(TAGS, { error: UNKNOWN_TAGS })), { error: UNKNOWN_TAGS })
    .transform((tags) => [...new Set(tags)]),
  attributes: answers({ house_trained: knownOrNot, special_needs: knownOrNot }),
  environment: answers({ children: knownOrNot, dogs: knownOrNot, cats: knownOrNot }),
})

/** What the body of a new pet holds; `data` of a multipart body. */
export const newPetBody = traits
  .extend({ environment: traits.shape.environment.partial() })
  .meta({ id: 'NewPet' })
/** What the body of a changed pet holds: what is missing or null stays as it is. */
export const petChangeBody = traits
  .extend({ attributes: traits.shape.attributes.partial(), environment: traits.shape.environment.partial() })
  .partial()
  .extend({ urlPhotosDb: z.array(z.string()).optional().describe('Direcciones de las fotos que se quedan') })
  .meta({ id: 'PetChange' })

/** What clients send where they have nothing to say. */
const isNothing = (value: unknown) =>
  value == null ||
  Number.isNaN(value) ||
  (typeof value === 'string' && ['', 'NaN', 'null', 'undefined'].includes(value))

/** Of these an empty text is a mistake that people are told about, and any other is a text. */
const WORDS = ['name', 'description']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutNothing = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) =>
      WORDS.includes(name) ? value != null : !isNothing(value),
    ),
  )

/** Clients call the kind of animal `typeId`, `type` or both. */
const named = ({ type, typeId, ...body }: Record<string, unknown>) => ({
  ...body,
  typeId: isNothing(typeId) ? type : typeId,
})

/** The files of a body; an empty file input sends one without bytes. */
const filesOf = ({ photos }: Record<string, unknown>): File[] =>
  Array.isArray(photos) ? photos.filter((file) => file instanceof File && file.size > 0) : []

/**
 * Reads a new pet as leniently as existing clients need (api-contract, section 5). Its owner is whoever asks; `status`,
 * `petId` and everything else in the body is not looked at.
 * @throws DomainError invalid with its fields; forbidden for the `userId` of somebody else.
 */
export function readNewPet(body: Record<string, unknown>, actor: Actor): PetInput & { files: File[] } {
  if (/^\d+$/.test(String(body.userId))) requireOwn(actor, Number(body.userId))
  const { typeId, attributes, environment, ...rest } = parseInput(newPetBody, {
    ...named(body),
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

/**
 * Reads what is to change of a pet. Null, missing and `NaN` leave things as they are; without `urlPhotosDb` all photos
 * stay, and an empty one drops them.
 * @throws DomainError invalid with its fields; forbidden for the `userId` of somebody else.
 */
export function readPetChange(
  body: Record<string, unknown>,
  actor: Actor,
): Partial<PetInput> & { files: File[]; uploads?: string[] } {
  if (/^\d+$/.test(String(body.userId))) requireOwn(actor, Number(body.userId))
  const { urlPhotosDb, attributes, environment, ...given } = withoutNothing(named(body))
  const {
    typeId,
    attributes: care,
    environment: company,
    ...rest
  } = parseInput(petChangeBody, {
    ...given,
    ...(isRecord(attributes) && { attributes: withoutNothing(attributes) }),
    ...(isRecord(environment) && { environment: withoutNothing(environment) }),
  })
  return {
    ...rest,
    ...company,
    type: typeId,
    houseTrained: care?.house_trained,
    specialNeeds: care?.special_needs,
    files: filesOf(body),
    ...(urlPhotosDb !== undefined && { uploads: photoHashesIn(JSON.stringify(urlPhotosDb)) }),
  }
}
