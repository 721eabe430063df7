import { nearestNames } from '@/lib/text/nearest-names'
import { fold } from '@/lib/text/text'
import { SYMBOLS } from './age-words'

/** A small grammar of ages: amounts ('2 años y 3 meses'), two of them ('4 a 6 meses'), and bounds ('menos de'). */

/** In years. The end of a range is not reached: 'de 2 a 3 años' are not yet three. */
export interface Span {
  from: number
  to: number
}

const YEARS: Readonly<Record<string, number>> = { Y: 1, M: 1 / 12, W: 7 / 365, D: 1 / 365 }
/** A number alone that is higher counts something else. */
const MOST_WITHOUT_UNIT = 25
const MAX_LENGTH = 80

/** A number, a word, any other character. */
const TOKEN = /\d+(?:[.,]\d+)?|[a-z]+|\S/g
/** Of 'a punto de cumplir'. */
const MOST_WORDS = 4

interface Token {
  word: string
  symbol: string
  /** Whether nothing parts it from the word before it. */
  isGlued: boolean
}

const isNumber = (token: Token | undefined) => token !== undefined && /^\d/.test(token.symbol)
const isUnit = (token: Token | undefined) => token !== undefined && /^[YMWD]s?$/.test(token.symbol)

/** Null where a word is not known. @param isGuess misspelt units are known, and other words left out */
function tokensOf(typed: string, isGuess = false): Token[] | null {
  if (typed.length > MAX_LENGTH) return null
  const text = withFractions(withoutLostLetters(fold(typed).replace(PARTED, '$1 years $2 months')))
  const found = [...text.matchAll(TOKEN)]
  const words = found.map(([word]) => word)
  const tokens: Token[] = []
  for (let at = 0; at < found.length; ) {
    const [word, count] = phraseAt(words.slice(at, at + MOST_WORDS))
    const symbol = /^\d/.test(word) ? word.replace(',', '.') : SYMBOLS.get(word)
    const isGlued = /\S/.test(text[(found[at]?.index ?? 0) - 1] ?? ' ')
    if (symbol === undefined && !isGuess) return null
    tokens.push({
      word,
      symbol: symbol ?? SYMBOLS.get(nearestNames(LONG_UNITS, word)[0] ?? '') ?? '',
      isGlued,
    })
    at += count
  }
  return tokens.filter(({ symbol }) => symbol !== '')
}

/** The longest known phrase that the words begin with, else the first, and of how many words it is. */
function phraseAt(words: readonly string[]): readonly [string, number] {
  for (let count = words.length; count > 1; count--) {
    const phrase = words.slice(0, count).join(' ')
    if (SYMBOLS.has(phrase)) return [phrase, count]
  }
  return [words[0] ?? '', 1]
}

/** '2Y/3M/4D' of programs; days say little beside months. */
const PARTED = /^\s*(\d+) ?[ya] ?\/ ?(\d+) ?m(?: ?\/ ?\d+ ?d)?\s*$/

const LONG_UNITS = ['meses', 'semana', 'semanas', 'anios', 'years', 'months', 'weeks']

/** The ñ that another program has lost ('a?os', 'aÃ±os'), and the dot of 'a.'. */
const withoutLostLetters = (folded: string) =>
  folded.replace(/\ba(?:a±|[^\sa-z\d,.()/+-]{1,2})(?=os?\b)/g, 'an').replace(/(\d *)a\.(?=\s|$)/g, '$1anos')

const SIGNS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }
const FRACTION =
  /(?:(?<![\d.,])(\d{1,2})\s+(?:y\s+|con\s+|and\s+)?)?(?<![\d/.,])([12]\/3|[13]\/4|1\/2)(?![\d/.,])(?:\s*(?:de\s+)?([a-z]+))?/

/** '1½' and '1 1/2' as 1.5, '3/4 de año' as 0.75. '1/2 años' may be half a year, or one to two. */
function withFractions(folded: string): string {
  const text = folded.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${SIGNS[sign]} `).replaceAll('⁄', '/')
  return text.replace(FRACTION, (all, whole: string | undefined, part: string, next = '') => {
    const [top = 0, bottom = 1] = part.split('/').map(Number)
    const value = top / bottom
    const isOne = /^[YMWD]$/.test(SYMBOLS.get(next) ?? '')
    if (whole !== undefined) return `${Number(whole) + value} ${next}`
    // 'Un año y 1/2'
    if (value === 0.5 && next === '' && /[a-z]\s*1\/2/.test(text)) return ' medio'
    if (isOne || text !== folded) return `${value} ${next}`
    return value === 0.5 && next !== '' ? `0.5 - 2 ${next}` : all
  })
}

/** Whether a text has numbers without saying of what: '8', 'aprox. 3'. Years of the calendar are dates. */
export function lacksUnit(typed: string): boolean {
  const tokens = tokensOf(typed) ?? []
  const numbers = tokens.filter(isNumber)
  return (
    numbers.length > 0 &&
    numbers.every(({ word }) => word.length < 4) &&
    tokens.every((token) => !isUnit(token) || token.word === 'a' || token.word === 'y')
  )
}

/** The span that a text means; null where a word is not understood. */
export const readSpan = (typed: string): Span | null => spanOf(tokensOf(typed))

/** Of a text that is not understood, by its units and numbers alone. */
export function likelySpan(typed: string): Span | null {
  const tokens = tokensOf(typed, true)
  return tokens?.some(isUnit) ? spanOf(tokens) : null
}

/** Where a letter may mean two things, both. */
function spanOf(tokens: readonly Token[] | null): Span | null {
  if (!tokens) return null
  const spans = ['-', 'Ys'].map((unsure) => parse(sentence(tokens, unsure)))
  if (spans.some((span) => span === null)) return null
  const known = spans.filter((span) => span !== null)
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) }
}

/** The symbols of a text, numbers behind a space: ' 2Ys& 3Ms'. @param unsure what 'a' and 'y' mean in '2 a 3 m' */
function sentence(tokens: readonly Token[], unsure: string): string {
  const isRange = tokens[0]?.symbol === 'E' || tokens[0]?.symbol === 'F'
  return tokens
    .map((token, at) => {
      const [before, next, unit] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (token.symbol === 'F') return ''
      if (isNumber(token)) return ` ${token.symbol}`
      if (token.word === '+') return isNumber(next) && before ? '&' : '>'
      if (token.word !== 'a' && token.word !== 'y') return token.symbol
      return letter(token, isRange, unsure, [before, next, unit])
    })
    .join('')
}

/** 'a' and 'y' are years in '2a 3m', and part two numbers in '2 a 3 meses'. */
function letter(
  { word, isGlued }: Token,
  isRange: boolean,
  unsure: string,
  [before, next, unit]: readonly (Token | undefined)[],
): string {
  if (!isNumber(before)) return word === 'a' ? '-' : '&'
  if (!isNumber(next)) return word === 'a' || next === undefined ? 'Ys' : '&'
  if (isRange || unit === undefined || unit.symbol.startsWith('Y')) return '-'
  if (isGlued && (!next?.isGlued || unit.word === 'm')) return 'Ys'
  return word === 'a' && !isGlued && unit.word !== 'm' ? '-' : unsure
}

const NUMBER = ' \\d+(?:\\.\\d+)?'
/** Larger units first, each with its half: ' 1Y&h', ' 2Ys 3Ms'. */
const sum = (and: string) =>
  `(?= )(?:${NUMBER}Ys?(?:&?h)?)?(?:${and}${NUMBER}Ms?(?:&?h)?)?(?:${and}${NUMBER}Ws?(?:&?h)?)?(?:${and}${NUMBER}Ds?)?p?`
const ONE = new RegExp(`^([<>~]?)(${sum('&?')}|${NUMBER})([<>]?)$`)
const TWO = new RegExp(`^(${sum('&?')}|${NUMBER})[-/&](${sum('&?')}|${NUMBER})$`)
const BETWEEN = new RegExp(`^E(${sum('')}|${NUMBER})[-&](${sum('&?')}|${NUMBER})$`)

function parse(symbols: string): Span | null {
  const text = symbols
    .replace(/( \d+)&?h(?=[YMWD])/g, '$1.5')
    .replace(/( \d+)&?h$/, '$1.5')
    .replace(/(?<![YMWD]s?&?)h(?=[YMWD])/g, ' 0.5')
    // '2-años'
    .replace(/(\d)-(?=[YMWD])/g, '$1')
    .replace(/(?<!\d)[YMWD](?!s)/g, ' 1$&')
  const [, before = '', only, after = ''] = ONE.exec(text) ?? []
  if (only !== undefined) return before !== '' && after !== '' ? null : bounded(before || after, only)
  const [, from, to] = BETWEEN.exec(text) ?? TWO.exec(text) ?? []
  if (from === undefined || to === undefined || (text.includes('/') && !/[YMWD]/.test(text))) return null
  const [first, last] = [yearsOf(from, to), yearsOf(to, from)]
  return first === null || last === null || first > last ? null : { from: first, to: last }
}

/** Who says 'menos de 2 años' would name another number below half of it. */
function bounded(bound: string, amount: string): Span | null {
  const years = yearsOf(amount, '')
  if (years === null) return null
  if (bound === '<') return { from: years / 2, to: years }
  if (bound === '~') return { from: years * 0.9, to: years }
  if (bound === '>') return { from: years, to: years * 2 }
  const [, last = 'Y'] = /([YMWD])s?p$/.exec(amount) ?? []
  return { from: years, to: amount.endsWith('p') ? years + (YEARS[last] ?? 0) : years }
}

/** @param other the second of two amounts, whose unit counts for both */
function yearsOf(amount: string, other: string): number | null {
  const [unit] = /[YMWD]/.exec(other) ?? []
  if (!/[YMWD]/.test(amount)) {
    const number = Number(amount)
    return unit === undefined && number > MOST_WITHOUT_UNIT ? null : number * (YEARS[unit ?? 'Y'] ?? 0)
  }
  const terms = [...amount.matchAll(/([\d.]+)([YMWD])s?(&?h)?/g)]
  return terms.reduce(
    (years, [, number, one = '', half]) => years + (Number(number) + (half ? 0.5 : 0)) * (YEARS[one] ?? 0),
    0,
  )
}
