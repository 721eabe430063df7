import type { PetInput } from '@/lib/pets/schema'
import { parseId } from '@/lib/text/params'
import { fold } from '@/lib/text/text'
import type { RowProblem } from '@/lib/text/vocabulary'
import { TYPE_WORDS } from './columns'
import { codeKey } from './compare'
import type { ImportedPet, PresentPet } from './dto'
import { MAX_TYPED, problem, quote } from './problems'
import type { TypedRow } from './typed-row'
import { plain } from './words/plain'

interface Named {
  pet: PresentPet | null
  /** Whether its code alone names it, which another pet may have now. */
  isByCode: boolean
  problems: RowProblem[]
}

/** What tells pets of one name apart, as the form writes it; absent where a row does not say it. */
type Looks = Readonly<Partial<Record<string, unknown>>>
const LOOKS = ['type', 'gender', 'breedId', 'colorId'] as const

/** An owner's pets; each is matched by one row at most. */
export class PresentPets {
  readonly #byId: Map<number, PresentPet>
  readonly #byCode: Map<string, PresentPet>
  readonly #byName = new Map<string, PresentPet[]>()
  readonly #takenCodes = new Map<string, number>()
  readonly #takenPets = new Map<number, number>()

  constructor(own: readonly PresentPet[]) {
    this.#byId = new Map(own.map((pet) => [pet.id, pet]))
    this.#byCode = new Map(own.flatMap((pet) => (pet.code === null ? [] : [[codeKey(pet.code), pet]])))
    for (const pet of own) {
      const name = fold(pet.words.name)
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), pet])
    }
  }

  named(typed: TypedRow): Named {
    const [id, code] = [typed.text('petId'), typed.text('code')]
    const byCode = this.#byCode.get(codeKey(code)) ?? null
    if (id === '') return { pet: byCode, isByCode: true, problems: [] }
    const byId = this.#byId.get(parseId(id) ?? 0)
    if (!byId) {
      const words = `${quote(id)} no es el número de una de tus mascotas.`
      return { pet: byCode, isByCode: true, problems: [problem('petId', words, 'Deja vacía la celda.')] }
    }
    if (byCode === null || byCode === byId) return { pet: byId, isByCode: false, problems: [] }
    const words = `${quote(code)} ya es el código de ${byCode.words.name}.`
    const clash = problem('code', words, 'Escribe el código de esta mascota.')
    return { pet: byId, isByCode: false, problems: [clash] }
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

  /** The published pet of this name that looks like it; of those with a code only for a row without one. */
  withName(name: string, looks: Looks, code: string): PresentPet | null {
    const found = this.#byName
      .get(fold(name))
      ?.find(
        (pet) =>
          (pet.code === null || code === '') &&
          pet.status !== 'inactivo' &&
          LOOKS.every((key) => looks[key] === undefined || String(looks[key]) === String(pet.words[key])),
      )
    return found ?? null
  }

  /** A pet with the same words and without a code: published with the form. A row without a code may be any pet's. */
  takeSameWords(row: number, { words, code }: Pick<ImportedPet, 'words' | 'code'>): PresentPet | null {
    for (const pet of this.#byId.values()) {
      const { name, type, description } = pet.words
      const isSame = name === words.name && type === words.type && description === words.description
      if ((pet.code !== null && code !== '') || !isSame || this.#takenPets.has(pet.id)) continue
      this.#takenPets.set(pet.id, row)
      return pet
    }
    return null
  }
}

/** Whether a row under a known code is that pet: codes are given anew when an animal has left. */

const ANSWERS = { same: 'Es la misma: actualízala', other: 'Es otra mascota' } as const

type Words = Pick<PetInput, 'name' | 'type'>

/** 'Luna' is 'Luna Roja', and no 'Sol'. */
function isSameName(one: string, other: string): boolean {
  const [some, others] = [plain(one).split(' '), plain(other).split(' ')]
  return some.every((word) => others.includes(word)) || others.every((word) => some.includes(word))
}

/** @param words of the row. @returns a problem to ask about, where nothing tells */
export function readIdentity(
  typed: TypedRow,
  words: Words,
  present: PresentPet,
): 'same' | 'other' | RowProblem {
  const before = present.words
  if (words.type === before.type && isSameName(words.name, before.name)) return 'same'
  const asked = `${present.code ?? ''}: ${nameOf(words)}, antes ${nameOf(before)}`
  const answer = typed.accepted('code', asked)
  if (answer === ANSWERS.same) return 'same'
  if (answer === ANSWERS.other) return 'other'
  const says = `Con este código publicaste a ${nameOf(before)}, y la fila es de ${nameOf(words)}.`
  const options = Object.values(ANSWERS)
  return {
    ...problem('code', says, 'Di si es la misma mascota, o escribe otro código.'),
    ...(asked.length <= MAX_TYPED && {
      suggestion: { key: 'code', type: '', typed: asked, options, hasGuess: false },
    }),
  }
}

const nameOf = ({ name, type }: Words): string => `${name} (${TYPE_WORDS[type].toLowerCase()})`
