import { fold } from '@/lib/text'
import type { PetType } from '@/lib/vocabulary'

/** How people call dogs and cats; other animals are found by their kind, which stands in the place of the breed. */
const WORDS: [PetType, RegExp][] = [
  ['perro', /^(perr(o|a|it[oa])s?|can(es)?|lomitos?)$/],
  ['gato', /^(gat(o|a|it[oa])s?|michis?)$/],
]

/**
 * The type of animal that a text names ('perro mestizo'), and what else it says ('mestizo'): many a listing of a cat tells
 * how it likes dogs. Null where a text names none or several.
 */
export function typeHint(text: string): { type: PetType; rest: string } | null {
  const words = text.split(/\s+/)
  const typeOf = (word: string) => WORDS.find(([, forms]) => forms.test(fold(word)))?.[0]
  const types = new Set(words.flatMap((word) => typeOf(word) ?? []))
  const [type] = types
  if (!type || types.size > 1) return null
  return { type, rest: words.filter((word) => !typeOf(word)).join(' ') }
}
