import { stemOf } from '@/lib/search/tokenize'
import { editDistance } from '@/lib/text/nearest-names'
import { isKnownWord } from './known-words'
import { meaningOf } from './lexicon'
import { soundOf } from './spelling'

/** By length, how many letters may be wrong: of four one, of six two, of ten three. */
const LIMITS: readonly [letters: number, errors: number][] = [
  [10, 3],
  [6, 2],
  [4, 1],
]

/**
 * Whether a folded word that no pet has may be meant as another that pets have. A word that the lists know is right as it
 * is, and only another form of itself will do: 'gatitos' is 'gato', and 'chico' is no 'chía'. Of others as many letters
 * may be wrong as their length allows; short ones start with the same letter, so that 'ñata' is no 'renata'.
 */
export function mayBeMisspelt(word: string, term: string): boolean {
  if (stemOf(word) === stemOf(term)) return true
  const meaning = meaningOf(word)
  if (meaning && 'type' in meaning) return JSON.stringify(meaning) === JSON.stringify(meaningOf(term))
  if (meaning) return false
  if (isKnownWord(word)) return false
  if (soundOf(word) === soundOf(term)) return true
  const [, most = 0] = LIMITS.find(([letters]) => word.length >= letters) ?? []
  if (most < 2 && soundOf(word)[0] !== soundOf(term)[0]) return false
  return most > 0 && editDistance(word, term, most) <= most
}
