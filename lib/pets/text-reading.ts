import { readableLetters } from '@/lib/text/look-alikes'

/** Circled digits that NFKC keeps: first code point of a run, and its number. */
const CIRCLED = [
  { first: 0x24eb, last: 0x24f4, shows: 11 },
  { first: 0x24f5, last: 0x24fe, shows: 1 },
  { first: 0x24ff, last: 0x24ff, shows: 0 },
  { first: 0x2776, last: 0x277f, shows: 1 },
  { first: 0x2780, last: 0x2789, shows: 1 },
  { first: 0x278a, last: 0x2793, shows: 1 },
]

const UNITS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const TEENS = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince']
const TENS = ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS = ['cien', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos']

/** Without 'una', which is far more often an article. */
const NUMBERS = new Map<string, string>([
  ...UNITS.map((word, index) => [word, String(index)] as const),
  ...TEENS.map((word, index) => [word, String(10 + index)] as const),
  ...TENS.map((word, index) => [word, String(20 + 10 * index)] as const),
  ...HUNDREDS.map((word, index) => [word, String(100 * (index + 1))] as const),
  ...UNITS.slice(1).flatMap((word, index) => [
    [`dieci${word}`, String(11 + index)] as const,
    [`veinti${word}`, String(21 + index)] as const,
  ]),
])

/** As people read it (`readableLetters`), with circled digits and full stops of every style as ASCII. */
export const readText = (text: string): string =>
  readableLetters(text)
    .replace(/[\u24eb-\u24ff\u2776-\u2793]/g, circledNumber)
    .replace(/。/g, '.')

/** Converts number words and look-alike letters ('3OO', 'O1') to digits. */
export function readNumbers(plain: string): string {
  return plain
    .replace(/[\p{L}\p{N}|]+/gu, (word) => NUMBERS.get(word) ?? digitsOf(word))
    .replace(/\b([2-9])0 y ([1-9])\b/g, '$1$2')
    .replace(/\bdoble (\d)\b/g, '$1$1')
    .replace(/\btriple (\d)\b/g, '$1$1$1')
}

function digitsOf(word: string): string {
  if (!/\d/.test(word) || /[^0-9oil|]/.test(word)) return word
  return word.replace(/o/g, '0').replace(/[il|]/g, '1')
}

function circledNumber(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  const run = CIRCLED.find(({ first, last }) => code >= first && code <= last)
  return run ? String(run.shows + code - run.first) : symbol
}
