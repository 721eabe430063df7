import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, petImportRows, petImportWords } from '@/db/schema'
import { capitalise } from '@/lib/text/capitalise'
import { ageWord, sizeWord } from '@/lib/text/copy/agree'
import { GENDER_LABELS } from '@/lib/text/copy/card-labels'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { AGES, GENDERS, PET_TYPES, type PetType, SIZES } from '@/lib/text/vocabulary'
import type { ColumnKey } from './columns'
import type { Imported, ImportedPet, PreviewDto, WordQuestion } from './dto'
import { type AcceptedWords, acceptedKey } from './typed-row'

export async function listAcceptedWords(db: Db, ownerId: number): Promise<AcceptedWords> {
  const rows = await db
    .select({ key: petImportWords.key, value: petImportWords.value })
    .from(petImportWords)
    .where(eq(petImportWords.ownerId, ownerId))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** The words of a file that are not understood, the commonest first. The caller checks the owner. */
export async function listQuestions(db: Db, importId: number): Promise<WordQuestion[]> {
  const rows = await db
    .select({ problems: petImportRows.problems })
    .from(petImportRows)
    .where(and(eq(petImportRows.importId, importId), eq(petImportRows.verdict, 'faulty')))
    .orderBy(asc(petImportRows.row))
  const questions = new Map<string, WordQuestion>()
  const breedsOf = breedsReader(db)
  for (const { column, suggestion } of rows.flatMap(({ problems }) => problems)) {
    if (!suggestion) continue
    const { key, type, typed, options, hasGuess = true } = suggestion
    // `key` is the column of a problem.
    const word = acceptedKey(key as ColumnKey, type, typed)
    const known = questions.get(word)
    if (known) known.rows++
    else {
      const isOpen = key === 'breedId' && !hasGuess
      const all = isOpen ? [...new Set([...options, ...(await breedsOf(type))])] : options
      questions.set(word, { word, column, typed, options: all, hasGuess, rows: 1 })
    }
  }
  return [...questions.values()].sort((one, other) => other.rows - one.rows)
}

/** All breeds of a type, which a checked row is too small for. */
function breedsReader(db: Db) {
  const known = new Map<string, Promise<string[]>>()
  return (type: PetType | ''): Promise<string[]> => {
    const names = known.get(type) ?? listBreedNames(db, type)
    known.set(type, names)
    return names
  }
}

async function listBreedNames(db: Db, type: PetType | ''): Promise<string[]> {
  const rows = await db
    .select({ name: breeds.name })
    .from(breeds)
    .where(type === '' ? undefined : eq(breeds.type, type))
    .orderBy(asc(breeds.name))
  return rows.map(({ name }) => name)
}

const SHOWN = 4
/** The first rows, of which those are shown that have letters beyond ASCII: they tell whether all letters were read. */
const LOOKED_AT = 60
const STORY_LENGTH = 140

/** How the first rows of a checked file would look as pets. The caller checks the owner. */
export async function listPreviews(db: Db, importId: number): Promise<PreviewDto[]> {
  const rows = await db
    .select({ row: petImportRows.row, code: petImportRows.code, pet: petImportRows.pet })
    .from(petImportRows)
    .where(
      and(eq(petImportRows.importId, importId), inArray(petImportRows.verdict, ['new', 'draft', 'update'])),
    )
    .orderBy(asc(petImportRows.row))
    .limit(LOOKED_AT)
  const seen = rows
    .map(({ row, code, pet }) => ({ row, code, ...formOf(pet as Imported) }))
    .toSorted((one, other) => Number(hasAccents(other.fields)) - Number(hasAccents(one.fields)))
    .slice(0, SHOWN)
  const [breedNames, cityNames] = await Promise.all([
    namesOf(
      db,
      breeds,
      seen.flatMap(({ fields }) => Number(fields.breedId) || []),
    ),
    namesOf(
      db,
      cities,
      seen.flatMap(({ place }) => place?.cityId ?? []),
    ),
  ])
  return seen.map(({ row, code, fields, place, photo, missing }) => ({
    row,
    name: fields.name ?? '',
    facts: [
      ...factsOf(fields, breedNames.get(Number(fields.breedId))),
      ...(code === '' ? [] : [`Código ${code}`]),
    ],
    place: place ? (cityNames.get(place.cityId) ?? null) : null,
    photo,
    story: (fields.description ?? '').slice(0, STORY_LENGTH),
    missing,
  }))
}

interface Form {
  fields: Record<string, string>
  place: ImportedPet['place']
  photo: string | null
  missing: string[]
}

function formOf(pet: Imported): Form {
  if ('missing' in pet) {
    return {
      fields: pet.fields,
      place: pet.place,
      photo: pet.addresses[0] ?? null,
      missing: [...pet.missing],
    }
  }
  const { name, description, type, breedId, age, gender, size } = pet.words
  const fields = { name, description, type, breedId: String(breedId), age, gender, size }
  return { fields, place: pet.place, photo: pet.photos?.[0] ?? null, missing: [] }
}

const hasAccents = ({ name = '' }: Record<string, string>): boolean => /\P{ASCII}/u.test(name)

function factsOf(fields: Record<string, string>, breed: string | undefined): string[] {
  const type = PET_TYPES.find((value) => value === fields.type)
  const gender = GENDERS.find((value) => value === fields.gender)
  const age = AGES.find((value) => value === fields.age)
  const size = SIZES.find((value) => value === fields.size)
  const facts = [
    type && TYPE_LABELS[type].one,
    breed,
    gender && GENDER_LABELS[gender],
    age && capitalise(ageWord(age, gender ?? 'macho', type)),
    size && capitalise(sizeWord(size, gender ?? 'macho')),
  ]
  return facts.filter((fact) => fact !== undefined)
}

async function namesOf(db: Db, table: typeof breeds | typeof cities, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
