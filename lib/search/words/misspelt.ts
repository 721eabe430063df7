import { colorWords } from '@/lib/pets/imports/words/colors'
import { inflect, wordsOf } from './inflect'
import { isValue, MEANINGS, meaningOf } from './lexicon'

/** Shorter words have too many others beside them: 'mesas', 'mishas'. Those of dogs and cats are what most people type. */
const SHORTEST = 6
const DOG_OR_CAT = /^(perr|gat)/
/** Colours of many letters, or of many searches; 'crema' is beside 'creían', 'rubio' beside 'rubro'. */
const COLORS: ReadonlySet<string> = new Set(
  wordsOf('negro blanco dorado naranja amarillo atigrado chocolate tricolor rojizo plateado').flatMap(
    inflect,
  ),
)
/** Diminutives that are known where they are right: 'perritico', 'canelica'. */
const RARE_FORM = /(itit|ic)[oa]s?$/

/** The words that a misspelt one may be: those with a meaning, in usual forms. */
export const correctWords = (): string[] =>
  [...MEANINGS.keys(), ...colorWords().flatMap(inflect)].filter((word) => !RARE_FORM.test(word))

/** Whether a misspelt word may be read as this one; words that are right beside others only ('raza', 'sin') are not. */
function isMeant(word: string, hasSpecies: boolean): boolean {
  const kind = meaningOf(word)?.kind
  if (kind === 'color') return hasSpecies && COLORS.has(word)
  return (kind === 'small' || isValue(kind)) && (word.length >= SHORTEST || DOG_OR_CAT.test(word))
}

/**
 * The one of several words that a misspelt one may mean, if they mean the same; null for a colour without a species, and
 * for the name of a breed, which is text.
 */
export function oneMeant(words: readonly string[], hasSpecies: boolean): string | null {
  if (!words.every((word) => isMeant(word, hasSpecies))) return null
  const different = new Set(words.map((word) => JSON.stringify({ ...meaningOf(word), gender: undefined })))
  return different.size === 1 ? (words[0] ?? null) : null
}
