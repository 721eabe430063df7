import { readableLetters } from '@/lib/text/look-alikes'

/** A text as people read it, in the ways in which they evade a filter. */

/** Circled digits that NFKC keeps: first code point of a run, and its number. */
const CIRCLED = [
  { first: 0x24eb, last: 0x24f4, shows: 11 },
  { first: 0x24f5, last: 0x24fe, shows: 1 },
  { first: 0x24ff, last: 0x24ff, shows: 0 },
  { first: 0x2776, last: 0x277f, shows: 1 },
  { first: 0x2780, last: 0x2789, shows: 1 },
  { first: 0x278a, last: 0x2793, shows: 1 },
]

const ONES = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const TEENS = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince']
export const TENS = [
  'veinte',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
] as const
const HUNDREDS = [
  'cien',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]
export const NUMBER_WORD = `(?:${[...ONES, 'una', ...TEENS].join('|')}|(?:dieci|veinti)[a-z]{2,6}|${TENS.join('|')})`

/** Without 'una', which is far more often an article. */
const NUMBERS = new Map<string, string>([
  ...ONES.map((word, index) => [word, String(index)] as const),
  ...TEENS.map((word, index) => [word, String(10 + index)] as const),
  ...TENS.map((word, index) => [word, String(20 + 10 * index)] as const),
  ...HUNDREDS.map((word, index) => [word, String(100 * (index + 1))] as const),
  ['ciento', '100'],
  ...ONES.slice(1).flatMap((word, index) => [
    [`dieci${word}`, String(11 + index)] as const,
    [`veinti${word}`, String(21 + index)] as const,
  ]),
])
/** The longest first: 'doscientos' before 'dos'. */
const NUMBER = [...NUMBERS.keys()].sort((one, other) => other.length - one.length).join('|')
/** 'nueve8siete6', 'cuarentamil'. */
const GLUED = new RegExp(`^(?:${NUMBER}|\\d|mil$)+$`)
const GLUED_PART = new RegExp(NUMBER, 'g')

/** First letters of the alphabets in white on a circle, in white on a square, and of flags. */
const WHITE_A = [0x1f150, 0x1f170, 0x1f1e6]

/** As people read it (`readableLetters`), with circled letters and digits, and full stops of every style, as ASCII. */
export const readText = (text: string): string =>
  readableLetters(text)
    .replace(/[\u24eb-\u24ff\u2776-\u2793]/g, circledNumber)
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, whiteLetter)
    .replace(/。/g, '.')

/** Converts number words and look-alike letters ('3OO', 'O1') to digits. */
export function readNumbers(plain: string): string {
  return plain
    .replace(/[\p{L}\p{N}|]+/gu, (word) => NUMBERS.get(word) ?? digitsOf(word))
    .replace(/\b([2-9])0 y ([1-9])\b/g, '$1$2')
    .replace(/\b([1-9])00 (\d\d)\b/g, '$1$2')
    .replace(/\bdoble (\d)\b/g, '$1$1')
    .replace(/\btriple (\d)\b/g, '$1$1$1')
}

/** How many words of a folded text are numbers, also glued ones: 'nueve ocho', 'nueveocho'. */
export const countNumberWords = (plain: string): number =>
  (plain.match(/\p{L}+/gu) ?? []).filter((word) => GLUED.test(word)).length

function digitsOf(word: string): string {
  if (GLUED.test(word)) return word.replace(GLUED_PART, (part) => NUMBERS.get(part) ?? part)
  if (!/\d/.test(word) || /[^0-9oil|]/.test(word)) return word
  return word.replace(/o/g, '0').replace(/[il|]/g, '1')
}

const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** The other way round: 'v3ndo', 'y4pe', 'v e n d o', 'vendooo'. */
export const readLetters = (plain: string): string =>
  plain
    .replace(/(?<![a-z0-9])[a-z](?:[ .*_-]{1,3}[a-z](?![a-z0-9])){2,}/g, (apart) =>
      apart.replace(/[^a-z]/g, ''),
    )
    .replace(/[a-z0-9]+/g, (word) => (isLettered(word) ? word.replace(/\d/g, letterOf) : word))
    .replace(/([a-z])\1{2,}/g, '$1')

/** Not '10kg', 'f001'. */
function isLettered(word: string): boolean {
  const digits = word.replace(/[^0-9]/g, '').length
  return digits > 0 && digits <= word.length - digits && word.length > 3
}

const letterOf = (digit: string) => LETTERS[digit] ?? digit

function whiteLetter(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  const first = WHITE_A.findLast((letter) => letter <= code) ?? code
  return String.fromCharCode(97 + code - first)
}

function circledNumber(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  const run = CIRCLED.find(({ first, last }) => code >= first && code <= last)
  return run ? String(run.shows + code - run.first) : symbol
}
