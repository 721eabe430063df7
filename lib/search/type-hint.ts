import { fold } from '@/lib/text/text'
import type { PetType } from '@/lib/text/vocabulary'

/** Other animals are found by their kind, which is their breed. */
const WORDS: [PetType, RegExp][] = [
  ['perro', /^(perr(o|a|it[oa])s?|can(es)?|lomitos?)$/],
  ['gato', /^(gat(o|a|it[oa])s?|michis?)$/],
]

/** 'perro mestizo' → 'mestizo'; null for no type or several. */
export function typeHint(text: string): { type: PetType; rest: string } | null {
  const words = text.split(/\s+/)
  const typeOf = (word: string) => WORDS.find(([, forms]) => forms.test(fold(word)))?.[0]
  const types = new Set(words.flatMap((word) => typeOf(word) ?? []))
  const [type] = types
  if (!type || types.size > 1) return null
  return { type, rest: words.filter((word) => !typeOf(word)).join(' ') }
}
