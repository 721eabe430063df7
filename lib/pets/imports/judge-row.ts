import { descriptionLength, MIN_DESCRIPTION, petWordsSchema, TOO_MANY_PHOTOS } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { parsePhotoUrl } from '@/lib/photos/remote-url'
import { hasAtMost } from '@/lib/text/schema'
import type { RowProblem } from '@/lib/text/vocabulary'
import type { Choices } from './cell-values'
import { type ColumnKey, EXAMPLE_CODE, headerOf, MAX_CODE } from './columns'
import { ownPhotoHash } from './compare'
import type { ImportedDraft, ImportedPet, PlacedPet, Reading } from './dto'
import { hasLostEmoji, isSameText } from './lost-emoji'
import { isDamagedCode, isShortened } from './own-codes'
import { EMPTY_CELL, longName, photoProblem, problem, quote, refused } from './problems'
import { type RowFields, readFields, type SheetFacts } from './read-fields'
import { readPlace } from './read-place'
import type { TypedRow } from './typed-row'

const OPTIONAL = ['children', 'dogs', 'cats', 'tags'] as const
/** Required by the form; pets from elsewhere may lack them. */
const MAY_BE_UNKNOWN = ['houseTrained', 'specialNeeds'] as const
const REQUIRED = [
  'name',
  'type',
  'breedId',
  'colorId',
  'gender',
  'age',
  'size',
  'coat',
  'health',
  'castrated',
  'description',
] as const
type Required = (typeof REQUIRED)[number]

export type Judged = (
  | { pet: Omit<ImportedPet, 'petId'> }
  | { draft: ImportedDraft }
  | { problems: RowProblem[] }
) & { readings: Reading[] }

/**
 * Parses a row by the rules of the publish form. A row that is understood but incomplete is a draft; an empty cell of a
 * pet that is `present` keeps what the pet has. Reports everything that is not understood.
 * @param present the pet that its code or number names
 */
export function judgeRow(
  typed: TypedRow,
  choices: Choices,
  facts: SheetFacts,
  present: PlacedPet | null,
): Judged {
  const row = readFields(typed, choices, facts)
  const city = readPlace(typed, choices.cities, present)
  const { place } = city
  const problems = [...row.problems, ...city.problems]
  checkCode(typed, present, problems)
  const lost = checkEmoji(row, present, problems)
  const { photos, unusable } = readPhotos(typed, problems)
  // A draft gets its photos from people.
  const isLeftOut = photos === null && present === null
  if (!isLeftOut)
    problems.push(...unusable.map(({ number, address, fix }) => photoProblem(number, address, fix)))
  checkExtra(typed, problems)
  if (!present && saysNothing(row)) problems.push(problem('type', EMPTY_CELL, NO_ANIMAL))
  const isShort = isShortStory(row)
  const absent = new Set<Required>(REQUIRED.filter((key) => row.open.has(key)))
  if (isShort && present) absent.add('description')
  const lacking = new Set<string>(present ? [] : absent)
  if (isShort && !present) lacking.add('description')
  if (photos === null && !present) lacking.add('photos')
  const parsed = petWordsSchema.safeParse(formValues(row, present, absent))
  const told = new Set(problems.map(({ column }) => column))
  for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
    const key = String(path[0]) as ColumnKey
    if (lacking.has(key) || told.has(headerOf(key))) continue
    told.add(headerOf(key))
    problems.push(
      key === 'name' ? longName(typed.word('name'), message) : refused(key, typed.text(key), message),
    )
  }
  const leftOut = isLeftOut
    ? unusable.map(({ address }) => ({ key: 'photos' as const, typed: address, read: '' }))
    : []
  const readings = [...row.readings, ...city.readings, ...leftOut, ...lost]
  if (problems.length > 0) return { problems, readings }
  const code = typed.text('code')
  if (!parsed.success || lacking.size > 0) {
    return {
      draft: { code, place, addresses: photos ?? [], missing: [...lacking], ...draftOf(row) },
      readings,
    }
  }
  const unknown = MAY_BE_UNKNOWN.filter((key) => row.open.has(key))
  const words = { ...parsed.data, ...Object.fromEntries(unknown.map((key) => [key, null])) }
  // Words that are no traits of ours say nothing of those that the pet has.
  const isOpen = (key: (typeof OPTIONAL)[number]) =>
    !typed.has(key) || (key === 'tags' && words.tags.length === 0 && typed.text('tags') !== '')
  const kept = [...OPTIONAL.filter(isOpen), ...unknown, ...absent]
  return { pet: { code, words, absent: kept, place, photos }, readings }
}

const NO_ANIMAL = 'Escribe qué animal es y cómo se llama.'

/** 'Total: 45' below a list is no pet. */
const saysNothing = ({ open, fields }: RowFields): boolean =>
  open.has('type') && (open.has('name') || [...fields].filter(([, value]) => value.length > 0).length < 2)

/** Too short to be published; a draft is completed. */
function isShortStory({ fields }: RowFields): boolean {
  const story = fields.get('description')
  return typeof story === 'string' && descriptionLength(story) < MIN_DESCRIPTION
}

/** With what the present pet has in the place of empty cells. */
function formValues({ fields, open }: RowFields, present: PlacedPet | null, absent: ReadonlySet<Required>) {
  const values: Record<string, unknown> = Object.fromEntries(fields)
  // Satisfies the form's schema; the pet is written without an answer.
  for (const key of MAY_BE_UNKNOWN) if (open.has(key)) values[key] = 'no'
  if (!present) return values
  for (const key of absent) {
    const value = present.words[key]
    values[key] = typeof value === 'boolean' ? (value ? 'si' : 'no') : value
  }
  return values
}

function draftOf({ fields }: RowFields): Pick<ImportedDraft, 'name' | 'fields' | 'tags'> {
  const texts = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const tags = fields.get('tags')
  const values = Object.fromEntries(texts)
  return { name: values.name ?? '', fields: values, tags: Array.isArray(tags) ? tags : [] }
}

const CODE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/#-]*$/u

function checkCode(typed: TypedRow, present: PlacedPet | null, problems: RowProblem[]): void {
  const code = typed.text('code')
  const say = (words: string, fix: string) => problems.push(problem('code', words, fix))
  // Its pet keeps the one that it has.
  if (code === '' || (present?.code && isDamagedCode(code, present.code))) return
  if (code.toUpperCase() === EXAMPLE_CODE) {
    say(`${quote(code)} es la fila de ejemplo.`, 'Bórrala o escribe en ella una mascota tuya.')
  } else if (!hasAtMost(code, MAX_CODE)) {
    say(quote(code), `El código no puede tener más de ${MAX_CODE} caracteres.`)
  } else if (isShortened(code)) {
    say(`La hoja de cálculo acortó un número largo: ${quote(code)}.`, WHOLE_CODE)
  } else if (!CODE.test(code)) {
    say(
      quote(code),
      'Usa letras, números, espacios, puntos, guiones, barras o #, y empieza con letra o número.',
    )
  }
}

/** Emoji that the file lost: a text that is the same otherwise keeps them, and one that says more has to be written anew. */
function checkEmoji({ fields }: RowFields, present: PlacedPet | null, problems: RowProblem[]): Reading[] {
  const lost = (['name', 'description'] as const).filter((key) => {
    const [cell, before] = [fields.get(key), present?.words[key]]
    if (typeof cell !== 'string' || before === undefined || cell === before) return false
    if (isSameText(cell, before)) return true
    if (hasLostEmoji(cell, before)) problems.push(problem(key, LOST_EMOJI, `${quote(cell)} ${WITH_EMOJI}`))
    return false
  })
  return lost.map((key) => ({ key, typed: '?', read: 'los emojis o signos que ya tenía' }))
}

const LOST_EMOJI = 'Se perdieron los emojis al guardar la hoja.'
const WITH_EMOJI = 'Escríbelos otra vez, y guárdala como .xlsx o CSV UTF-8.'

const WHOLE_CODE = 'Dale a la columna el formato Texto y escribe los códigos completos.'

interface ReadPhotos {
  /** Null keeps the photos, or is a draft's. */
  photos: ImportedPet['photos']
  unusable: { number: number; address: string; fix: string }[]
}

function readPhotos(typed: TypedRow, problems: RowProblem[]): ReadPhotos {
  const cells = typed.photos()
  if (cells.length > MAX_PET_PHOTOS) {
    problems.push(
      photoProblem(MAX_PET_PHOTOS + 1, cells[MAX_PET_PHOTOS]?.address ?? '', `${TOO_MANY_PHOTOS}.`),
    )
    return { photos: null, unusable: [] }
  }
  const photos = new Set<string>()
  const unusable: ReadPhotos['unusable'] = []
  for (const { number, address } of cells) {
    const isOwn = ownPhotoHash(address) !== null
    const parsed = isOwn ? { url: new URL(address) } : parsePhotoUrl(address.replace(/^http:/i, 'https:'))
    if ('problem' in parsed) unusable.push({ number, address, fix: parsed.problem })
    else photos.add(parsed.url.href)
  }
  return { photos: photos.size > 0 ? [...photos] : null, unusable }
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
