import { breedAliases } from '@/lib/pets/imports/words/breeds'
import { loose } from '@/lib/pets/imports/words/plain'
import { fold } from '@/lib/text/text'
import { meaningOf } from './lexicon'

const MAX_WORDS = 4
const ALIASES = [breedAliases('perro'), breedAliases('gato')]
const MONGREL = 'Mestizo (criollo)'

/** What pets of one breed have in their text: the words of the catalogue's name. */
const nameWords = (name: string): string[] => fold(name).match(/[a-z0-9]{3,}/g) ?? []

/** The names of the catalogue that a usual name means, also in the plural: 'pitbull', 'frenchies', 'quiltro'. */
function meantBy(typed: string): string[] {
  const meaning = meaningOf(typed)
  if (meaning?.kind === 'species') return meaning.type === 'perro' && meaning.stays ? [MONGREL] : []
  const forms = [typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')].map(loose)
  const names = ALIASES.flatMap((aliases) => forms.map((form) => aliases.get(form)))
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * The usual name of a breed at a place among folded words, the longest one.
 * @returns how many words it has, and the words of each breed of the catalogue that it means; null for none
 */
export function matchBreedAlias(
  words: readonly string[],
  from: number,
): { length: number; breeds: string[][] } | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length--) {
    const names = meantBy(words.slice(from, from + length).join(' '))
    if (names.length > 0) return { length, breeds: names.map(nameWords) }
  }
  return null
}
