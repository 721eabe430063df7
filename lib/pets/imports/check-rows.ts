import { parseId } from '@/lib/text/params'
import type { ImportVerdict, RowProblem } from '@/lib/text/vocabulary'
import { MAX_CODE } from './columns'
import { codeKey, verdictOf } from './compare'
import type { ImportedPet, PresentPet } from './dto'
import { type Choices, judgeRow } from './judge-row'
import { problem, quote } from './problems'
import type { Sheet } from './read-sheet'
import { TypedRow } from './read-sheet'

interface CheckedRow {
  row: number
  cells: string[]
  code: string
  verdict: ImportVerdict
  reason: string | null
  problems: RowProblem[]
  pet: ImportedPet | null
}

/**
 * Decides what an import would do with each row. A pet is matched by the foundation's code or an export's number; one
 * published without a code also by name, species and description.
 */
export function checkRows(sheet: Sheet, choices: Choices, own: readonly PresentPet[]): CheckedRow[] {
  const present = new PresentPets(own)
  return sheet.rows.map(({ row, cells }) => {
    const typed = new TypedRow(sheet.header, cells)
    const code = typed.text('code')
    const faulty = (problems: RowProblem[]): CheckedRow => ({
      ...{ row, cells, problems },
      code: code.slice(0, MAX_CODE),
      verdict: 'faulty',
      reason: null,
      pet: null,
    })
    const named = present.named(typed)
    const judged = judgeRow(typed, choices, named.pet)
    const clashes = [...named.problems, ...present.take(row, code, named.pet)]
    if ('problems' in judged || clashes.length > 0)
      return faulty([...clashes, ...('problems' in judged ? judged.problems : [])])
    const match = named.pet ?? present.takeSameWords(row, judged.pet)
    const pet = { ...judged.pet, petId: match?.id ?? null }
    return { row, cells, code, problems: [], pet, ...verdictOf(pet, match) }
  })
}

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
