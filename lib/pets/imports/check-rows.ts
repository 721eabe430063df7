import { parseId } from '@/lib/text/params'
import { cutText, fold } from '@/lib/text/text'
import type { ImportVerdict, RowProblem } from '@/lib/text/vocabulary'
import { type AcceptedWords, NO_WORDS } from './accepted-words'
import type { Choices } from './cell-values'
import { MAX_CODE } from './columns'
import { codeKey, verdictOf } from './compare'
import type { CountedReading, ImportedDraft, ImportedPet, PresentPet, Reading } from './dto'
import { judgeRow } from './judge-row'
import { problem, quote } from './problems'
import type { Sheet } from './read-sheet'
import { TypedRow } from './typed-row'
import { SexColumn } from './words/kinds'
import { isAdopted, isGone } from './words/statuses'

export interface CheckedRow {
  row: number
  cells: string[]
  code: string
  verdict: ImportVerdict
  reason: string | null
  problems: RowProblem[]
  pet: ImportedPet | ImportedDraft | null
}

type CheckedSheet = Pick<Sheet, 'header' | 'rows'>

const MAX_READINGS = 200

/**
 * Decides what an import would do with each row. A pet is matched by the foundation's code or an export's number; one
 * published without a code also by name, species and description.
 */
export function checkRows(
  sheet: CheckedSheet,
  choices: Choices,
  own: readonly PresentPet[],
  now: Date,
  accepted: AcceptedWords = NO_WORDS,
): { rows: CheckedRow[]; readings: CountedReading[] } {
  const present = new PresentPets(own)
  const typedRows = sheet.rows.map(({ cells }) => new TypedRow(sheet.header, cells, accepted))
  const facts = { now, sexes: new SexColumn(typedRows.map((typed) => typed.text('gender'))) }
  const readings = new Map<string, CountedReading>()
  const count = ({ key, typed, read }: Reading) => {
    const id = `${key}|${fold(typed)}|${read}`
    const known = readings.get(id)
    if (known) known.rows++
    else if (readings.size < MAX_READINGS)
      readings.set(id, { key, typed: cutText(typed, MAX_CODE), read, rows: 1 })
  }
  const rows = sheet.rows.map(({ row, cells }, at): CheckedRow => {
    const typed = typedRows[at] ?? new TypedRow(sheet.header, cells, accepted)
    const code = typed.text('code')
    const base = { row, cells, code: cutText(code, MAX_CODE), reason: null, problems: [] }
    const named = present.named(typed)
    const judged = judgeRow(typed, choices, facts, named.pet)
    const clashes = [...named.problems, ...present.take(row, code, named.pet)]
    const hasLeft = isGone(typed.text('status')) || isAdopted(typed.text('adopted'))
    if (hasLeft && !named.pet) return { ...base, verdict: 'kept', reason: GONE, pet: nameOnly(typed) }
    for (const reading of judged.readings) count(reading)
    if ('problems' in judged || clashes.length > 0) {
      const problems = [...clashes, ...('problems' in judged ? judged.problems : [])]
      return { ...base, verdict: 'faulty', problems, pet: null }
    }
    if ('draft' in judged) {
      const isPublished = code === '' && present.hasSameName(judged.draft)
      if (isPublished) return { ...base, verdict: 'kept', reason: SAME_NAME, pet: judged.draft }
      return { ...base, verdict: 'draft', pet: judged.draft }
    }
    const match = named.pet ?? present.takeSameWords(row, judged.pet)
    const pet = { ...judged.pet, petId: match?.id ?? null }
    return { ...base, pet, ...verdictOf(pet, match) }
  })
  return { rows, readings: [...readings.values()].sort((one, other) => other.rows - one.rows) }
}

const GONE = 'Tu hoja dice que ya no busca familia: no la publicamos.'
const SAME_NAME = 'Ya publicaste una mascota con este nombre, y esta fila no trae código, foto o historia.'

const nameOnly = (typed: TypedRow): ImportedDraft => ({
  code: '',
  name: cutText(typed.text('name'), MAX_CODE),
  fields: {},
  tags: [],
  place: null,
  addresses: [],
  missing: [],
})

/** An owner's pets; each is matched by one row at most. */
class PresentPets {
  readonly #byId: Map<number, PresentPet>
  readonly #byCode: Map<string, PresentPet>
  readonly #takenCodes = new Map<string, number>()
  readonly #takenPets = new Map<number, number>()

  constructor(own: readonly PresentPet[]) {
    this.#byId = new Map(own.map((pet) => [pet.id, pet]))
    this.#byCode = new Map(own.flatMap((pet) => (pet.code === null ? [] : [[codeKey(pet.code), pet]])))
  }

  named(typed: TypedRow): { pet: PresentPet | null; problems: RowProblem[] } {
    const [id, code] = [typed.text('petId'), typed.text('code')]
    const byCode = this.#byCode.get(codeKey(code)) ?? null
    if (id === '') return { pet: byCode, problems: [] }
    const byId = this.#byId.get(parseId(id) ?? 0)
    if (!byId) {
      const words = `${quote(id)} no es el número de una de tus mascotas.`
      return { pet: byCode, problems: [problem('petId', words, 'Deja vacía la celda.')] }
    }
    if (byCode === null || byCode === byId) return { pet: byId, problems: [] }
    const words = `${quote(code)} ya es el código de ${byCode.words.name}.`
    return { pet: byId, problems: [problem('code', words, 'Escribe el código de esta mascota.')] }
  }

  /** @returns a problem if an earlier row has the code or the pet. */
  take(row: number, code: string, pet: PresentPet | null): RowProblem[] {
    const key = codeKey(code)
    const before =
      (key === '' ? undefined : this.#takenCodes.get(key)) ?? (pet ? this.#takenPets.get(pet.id) : undefined)
    if (before !== undefined) {
      const words = `Se repite: ya está en la fila ${before}.`
      return [problem('code', words, 'Cada mascota va una sola vez, con un código propio.')]
    }
    if (key !== '') this.#takenCodes.set(key, row)
    if (pet) this.#takenPets.set(pet.id, row)
    return []
  }

  /** Of the same species, sex, breed and colour: a row that brings nothing new. */
  hasSameName({ name, fields }: ImportedDraft): boolean {
    return [...this.#byId.values()].some(
      ({ code, words, status }) =>
        code === null &&
        status !== 'inactivo' &&
        fold(words.name) === fold(name) &&
        (['type', 'gender', 'breedId', 'colorId'] as const).every(
          (key) => fields[key] === undefined || fields[key] === String(words[key]),
        ),
    )
  }

  /** A pet without a code and with the same words: published with the form. */
  takeSameWords(row: number, { words }: Pick<ImportedPet, 'words'>): PresentPet | null {
    for (const pet of this.#byId.values()) {
      const { name, type, description } = pet.words
      const isSame = name === words.name && type === words.type && description === words.description
      if (pet.code !== null || !isSame || this.#takenPets.has(pet.id)) continue
      this.#takenPets.set(pet.id, row)
      return pet
    }
    return null
  }
}
