import { fold } from '@/lib/text/text'

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

/** Cyrillic letters that look like Latin ones, small and as capitals. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
  },
  ...{ у: 'y', х: 'x' },
}

/** Lower case without accents, invisible characters and decoration; digits of every script and style as ASCII. */
export function readText(text: string): string {
  const plain = fold(text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, ''))
  return plain
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\u24eb-\u24ff\u2776-\u2793]/g, circledNumber)
    .replace(/。/g, '.')
    .replace(/[\u0400-\u04ff]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
}

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

/** Any Unicode decimal digit as ASCII; digits are contiguous in every script. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

function circledNumber(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  const run = CIRCLED.find(({ first, last }) => code >= first && code <= last)
  return run ? String(run.shows + code - run.first) : symbol
}
