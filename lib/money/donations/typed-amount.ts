import { asciiDigits } from '@/lib/text/digits'
import { CURRENCIES, type Currency } from '@/lib/text/vocabulary'

/** `peso`: the word alone, which is three of our currencies. */
export type TypedCurrency = Currency | 'peso'

interface TypedFigures {
  whole: number
  /** None, one or two digits. */
  decimals: string
  isNegative: boolean
  /** Of the code, sign or word beside the figures; '$' names none. */
  currency: TypedCurrency | null
}

/** `ambiguous`: '0.500', in which the point may stand for decimals or for thousands. */
export type Unreadable = 'empty' | 'ambiguous' | 'unclear'

const CODE = CURRENCIES.join('|')
const SIGN = String.raw`US\$|U\$[SD]|\$|S\/\.?`
const WORD = 'd[oó]lar(?:es)?|sol(?:es)?|pesos?'
/** '20.-', '20,--': no cents. */
const DASH = String.raw`[.,] ?[-\u2212\u2013\u2014]{1,2}`
const TYPED = new RegExp(
  String.raw`^([-\u2212] ?)?(?:(${CODE}) ?)?(${SIGN})? ?(\d[\d.,' ]*?)(${DASH})? ?(${SIGN})?(${WORD})? ?(${CODE})?$`,
  'i',
)

const PLAIN = /^\d{1,12}$/
/** '20.000', '20,000', '20 000', "20'000". */
const GROUPED = /^[1-9]\d{0,2}([., '])\d{3}(\1\d{3}){0,3}$/
/** "1'000.000", as in Colombia and Peru. */
const MILLIONS = /^[1-9]\d{0,2}'\d{3}[.,]\d{3}$/
const DECIMALS = /([.,])(\d{1,2})$/
const LEADING_ZEROS = /^0+[., ']\d{3}$/

const isWhole = (figures: string): boolean => [PLAIN, GROUPED, MILLIONS].some((form) => form.test(figures))

/** An amount as people write it: with points, commas, spaces or apostrophes, and a currency before or after it. */
export function readFigures(text: string): TypedFigures | Unreadable {
  const typed = asciiDigits(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .trim()
  if (typed === '') return 'empty'
  const [match, minus, code, sign, figures = '', dash, signAfter, word, codeAfter] = TYPED.exec(typed) ?? []
  const currency = currencyOf([code, sign, signAfter, word, codeAfter])
  if (!match || (code && codeAfter) || (sign && signAfter) || currency === undefined) return 'unclear'
  if (LEADING_ZEROS.test(figures)) return 'ambiguous'
  const [found = '', mark = '', decimals = ''] = DECIMALS.exec(figures) ?? []
  const whole = figures.slice(0, figures.length - found.length)
  if (!isWhole(whole) || (found !== '' && (dash !== undefined || whole.includes(mark)))) return 'unclear'
  return { whole: Number(whole.replace(/\D/g, '')), decimals, isNegative: minus !== undefined, currency }
}

const PESOS: readonly TypedCurrency[] = ['ARS', 'CLP', 'COP']

/** Null where none is named, undefined where two are. */
function currencyOf(marks: readonly (string | undefined)[]): TypedCurrency | null | undefined {
  const named = new Set(marks.flatMap((mark) => namedBy(mark?.toUpperCase() ?? '') ?? []))
  const isPeso = named.delete('peso')
  const [only, ...others] = named
  if (others.length > 0 || (isPeso && only && !PESOS.includes(only))) return undefined
  return only ?? (isPeso ? 'peso' : null)
}

function namedBy(mark: string): TypedCurrency | null {
  const code = CURRENCIES.find((one) => one === mark)
  if (code) return code
  if (mark.startsWith('PESO')) return 'peso'
  if (mark.startsWith('S')) return 'PEN'
  return mark.startsWith('U') || mark.startsWith('D') ? 'USD' : null
}

/** Whether an amount that was typed in one currency may be meant in the other. */
export const isTypedIn = (typed: TypedCurrency | null, currency: Currency): boolean =>
  typed === null || typed === currency || (typed === 'peso' && PESOS.includes(currency))
