import type { PetInput } from '@/lib/pets/schema'
import type { RowProblem } from '@/lib/text/vocabulary'
import { TYPE_WORDS } from './columns'
import type { PresentPet } from './dto'
import { MAX_TYPED, problem } from './problems'
import type { TypedRow } from './typed-row'
import { plain } from './words/plain'

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
