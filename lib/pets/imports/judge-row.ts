import { petWordsSchema, TOO_MANY_PHOTOS } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { parsePhotoAddress } from '@/lib/photos/remote-address'
import {
  AGE_LABELS,
  COAT_LABELS,
  GENDER_LABELS,
  HEALTH_LABELS,
  SIZE_LABELS,
  TYPE_LABELS,
} from '@/lib/text/copy/labels'
import { hasAtMost } from '@/lib/text/schema'
import { type CountryId, type PetType, type RowProblem, TAGS } from '@/lib/text/vocabulary'
import { findAnswer, findNamed, findValue, type Named } from './cell-values'
import { type ColumnKey, EXAMPLE_CODE, MAX_CODE, TYPE_WORDS } from './columns'
import { ownPhotoHash } from './compare'
import type { ImportedPet, PresentPet } from './dto'
import { EMPTY_CELL, noSuchName, noSuchValue, photoProblem, problem, quote, refused } from './problems'
import type { TypedRow } from './read-sheet'

export interface Choices {
  breeds: Record<PetType, readonly Named[]>
  colors: Record<PetType, readonly Named[]>
  cities: readonly (Named & { countryId: CountryId })[]
}

const CHOICES = {
  gender: GENDER_LABELS,
  age: AGE_LABELS,
  size: SIZE_LABELS,
  coat: COAT_LABELS,
  health: HEALTH_LABELS,
} as const
const TAG_WORDS = Object.fromEntries(TAGS.map((tag) => [tag, tag])) as Record<(typeof TAGS)[number], string>
const YES_NO = ['castrated', 'houseTrained', 'specialNeeds'] as const
const COMPANY = ['children', 'dogs', 'cats'] as const
const OPTIONAL = [...COMPANY, 'tags'] as const
/** Required by the form; older pets may lack them. */
const MAY_BE_UNKNOWN = ['houseTrained', 'specialNeeds'] as const

type Judged = { pet: Omit<ImportedPet, 'petId'> } | { problems: RowProblem[] }

/**
 * Parses a row by the rules of the publish form, or reports everything wrong with it.
 * @param present the pet that its code or number names
 */
export function judgeRow(typed: TypedRow, choices: Choices, present: PresentPet | null): Judged {
  const problems: RowProblem[] = []
  const told = new Set<ColumnKey>()
  const report = (key: ColumnKey, found: RowProblem) => {
    told.add(key)
    problems.push(found)
  }
  const open = MAY_BE_UNKNOWN.filter((key) => typed.text(key) === '' && present?.words[key] === null)
  const fields = readFields(typed, choices, report)
  // Satisfies the form's schema; the pet is written without an answer.
  for (const key of open) fields.set(key, 'no')
  const parsed = petWordsSchema.safeParse(Object.fromEntries(fields))
  for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
    const key = String(path[0]) as ColumnKey
    if (!told.has(key)) report(key, refused(key, typed.text(key), message))
  }
  checkCode(typed, report)
  const place = readPlace(typed, choices, report)
  const photos = readPhotos(typed, present === null, problems)
  checkExtra(typed, problems)
  if (!parsed.success || problems.length > 0) return { problems }
  const words = { ...parsed.data, ...Object.fromEntries(open.map((key) => [key, null])) }
  const absent = [...OPTIONAL.filter((key) => !typed.has(key)), ...open]
  return { pet: { code: typed.text('code'), words, absent, place, photos } }
}

type Report = (key: ColumnKey, found: RowProblem) => void

/** Cells as form fields; unknown values are reported and left out. */
function readFields(typed: TypedRow, choices: Choices, report: Report): Map<string, unknown> {
  const fields = new Map<string, unknown>([
    ['name', typed.text('name')],
    ['description', typed.text('description')],
  ])
  for (const [key, labels] of Object.entries(CHOICES)) {
    const column = key as keyof typeof CHOICES
    const value = findValue<string>(labels, typed.text(column))
    if (value !== null) fields.set(key, value)
    else report(column, noSuchValue(column, typed.text(column), Object.values(labels)))
  }
  for (const key of YES_NO) {
    const answer = findAnswer(typed.text(key))
    if (answer === 'si' || answer === 'no') fields.set(key, answer)
  }
  for (const key of COMPANY) {
    const answer = findAnswer(typed.text(key))
    if (answer !== null) fields.set(key, answer)
    else report(key, noSuchValue(key, typed.text(key), ['Sí', 'No', 'deja vacía la celda']))
  }
  fields.set('tags', readTags(typed, report))
  readKind(typed, choices, report, fields)
  return fields
}

/** Far more than exist; the rest is ignored. */
const MAX_TAGS = 3 * TAGS.length

function readTags(typed: TypedRow, report: Report): string[] {
  const typedWords = typed
    .text('tags')
    .split(/[,;|/\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const words = [...new Set(typedWords)]
  const tags = words.slice(0, MAX_TAGS).map((word) => findValue(TAG_WORDS, word))
  const wrong = words.find((_, at) => tags[at] === null)
  if (wrong !== undefined) report('tags', noSuchValue('tags', wrong, TAGS))
  return tags.filter((tag) => tag !== null)
}

const MANY = { perro: TYPE_LABELS.perro.many, gato: TYPE_LABELS.gato.many, otro: TYPE_LABELS.otro.many }

/** Breed and colour depend on the species. */
function readKind(typed: TypedRow, choices: Choices, report: Report, fields: Map<string, unknown>): void {
  const cell = typed.text('type')
  const type = findValue(TYPE_WORDS, cell) ?? findValue(MANY, cell)
  if (type === null) {
    report('type', noSuchValue('type', cell, Object.values(TYPE_WORDS)))
    // Satisfies the schema: they cannot be checked.
    fields.set('breedId', 1).set('colorId', 1)
    return
  }
  fields.set('type', type)
  const lists = [
    ['breedId', choices.breeds[type], type === 'otro' ? 'animales' : `razas de ${MANY[type].toLowerCase()}`],
    ['colorId', choices.colors[type], `colores de ${MANY[type].toLowerCase()}`],
  ] as const
  for (const [key, entries, list] of lists) {
    const found = findNamed(entries, typed.text(key))
    if (found) fields.set(key, found.id)
    else report(key, noSuchName(key, typed.text(key), entries, list))
  }
}

const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]*$/u

function checkCode(typed: TypedRow, report: Report): void {
  const code = typed.text('code')
  const say = (words: string, fix: string) => report('code', problem('code', words, fix))
  if (code === '') {
    if (typed.text('petId') === '') say(EMPTY_CELL, 'Sin código no sabríamos si ya la importaste.')
  } else if (code.toUpperCase() === EXAMPLE_CODE) {
    say(`${quote(code)} es la fila de ejemplo.`, 'Bórrala o escribe en ella una mascota tuya.')
  } else if (!hasAtMost(code, MAX_CODE)) {
    say(quote(code), `El código no puede tener más de ${MAX_CODE} caracteres.`)
  } else if (!CODE.test(code)) {
    say(
      quote(code),
      'Usa letras, números, espacios, puntos, guiones, barras o #, y empieza con letra o número.',
    )
  }
}

function readPlace(typed: TypedRow, { cities }: Choices, report: Report): ImportedPet['place'] {
  const name = typed.text('city')
  if (name === '') return null
  const city = findNamed(cities, name)
  if (city) return { cityId: city.id, countryId: city.countryId }
  report('city', noSuchName('city', name, cities, 'ciudades de tu país'))
  return null
}

function readPhotos(typed: TypedRow, isNew: boolean, problems: RowProblem[]): ImportedPet['photos'] {
  const cells = typed.photos()
  if (cells.length > MAX_PET_PHOTOS) {
    problems.push(
      photoProblem(MAX_PET_PHOTOS + 1, cells[MAX_PET_PHOTOS]?.address ?? '', `${TOO_MANY_PHOTOS}.`),
    )
    return null
  }
  if (isNew && cells.length === 0) {
    problems.push({ column: 'Foto 1', problem: EMPTY_CELL, fix: 'Agrega al menos una foto.' })
  }
  const photos = new Set<string>()
  for (const { number, address } of cells) {
    const parsed = ownPhotoHash(address) === null ? parsePhotoAddress(address) : { url: new URL(address) }
    if ('problem' in parsed) problems.push(photoProblem(number, address, parsed.problem))
    else photos.add(parsed.url.href)
  }
  return photos.size > 0 ? [...photos] : null
}

function checkExtra(typed: TypedRow, problems: RowProblem[]): void {
  const [first] = typed.extra()
  if (first === undefined) return
  problems.push({
    column: 'Fila',
    problem: `Tiene más celdas que la primera fila: ${quote(first)}`,
    fix: 'Si una celda tiene el separador o un salto de línea, va entre comillas.',
  })
}
