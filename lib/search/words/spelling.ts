import { groupBy } from '@/lib/platform/collections'
import { stemOf } from '@/lib/search/tokenize'
import { editDistance } from '@/lib/text/nearest-names'
import { isKnownWord } from './known-words'
import { meaningOf } from './lexicon'

const SHORTEST = 5
/** From this length on a word may have two errors. */
const LONG = 9

/** Letters of one sound in Latin America are one: b v, c s z, c k qu, g j, ll y, and h is mute. */
const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')

export interface Spelling {
  word: string
  sound: string
  /** A bit for each letter that there is, of the word and of the sound. */
  letters: number
  soundLetters: number
}

export function spellingOf(word: string): Spelling {
  const sound = soundOf(word)
  return { word, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const FAR = Number.POSITIVE_INFINITY

/** How many errors a word may have: one, from nine letters on two. */
const allowedErrors = ({ word }: Spelling): number => (word.length < LONG ? 1 : 2)

/**
 * How many slips away from a folded word a typed one is: none if they sound alike; infinite for more than allowed, for a
 * short word, for another first sound, and where a letter stands for one that is neither beside it on the keyboard nor
 * confused with it by ear.
 * @param shortest how many letters a misspelt word has at least
 */
export function spellingErrors(typed: Spelling, meant: Spelling, shortest = SHORTEST): number {
  if (typed.word === meant.word) return 0
  if (typed.word.length < shortest || typed.sound[0] !== meant.sound[0]) return FAR
  if (typed.sound === meant.sound) return 0
  const most = Math.min(allowedErrors(typed), meant.word.length < LONG - 1 ? 1 : 2)
  if (Math.abs(typed.word.length - meant.word.length) > most) return FAR
  const bySound = isFar(typed.soundLetters, meant.soundLetters, most)
    ? FAR
    : editDistance(typed.sound, meant.sound, most, isSlip)
  const byLetter = isFar(typed.letters, meant.letters, most)
    ? FAR
    : editDistance(typed.word, meant.word, most, isSlip)
  const errors = Math.min(bySound, byLetter)
  return errors > most ? FAR : errors
}

/** One error changes two letters at most: most words are told apart without counting errors. */
function isFar(a: number, b: number, most: number): boolean {
  let different = a ^ b
  for (let count = 0; different !== 0; count++) {
    if (count === 2 * most) return true
    different &= different - 1
  }
  return false
}

/** Neighbours on the keyboard, row by row and from one row to the next, and letters that are confused by ear. */
const SLIPS: ReadonlySet<string> = new Set(
  `qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm
  qa wa ws es ed rd rf tf tg yg yh uh uj ij ik ok ol pl az sz sx dx dc fc fv gv gb hb hn jn jm km
  ei ou iy sc ck kq cq gj xs ly`
    .split(/\s+/)
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
)
const isSlip = (typed: string, meant: string): boolean => SLIPS.has(typed + meant)

/** Words by their first sound. */
export type SpellingIndex = ReadonlyMap<string, readonly Spelling[]>

export function spellingIndex(words: Iterable<string>): SpellingIndex {
  const long = [...new Set(words)].filter((word) => word.length >= SHORTEST - 1)
  return groupBy(long.map(spellingOf), ({ sound }) => sound.charAt(0))
}

/** The words that a misspelt one may mean, those with the fewest errors; none for a short word. */
export function spelledLike(index: SpellingIndex, typed: string): { words: string[]; errors: number } {
  const spelling = spellingOf(typed)
  let errors = FAR
  let words: string[] = []
  for (const one of index.get(spelling.sound.charAt(0)) ?? []) {
    const found = spellingErrors(spelling, one)
    if (found > errors || found === FAR) continue
    if (found < errors) words = []
    errors = found
    words.push(one.word)
  }
  return { words, errors }
}

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
