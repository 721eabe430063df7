import type { AmountFailure } from '@/lib/platform/integrations/payments/payments'
import { asciiDigits } from '@/lib/text/digits'
import { formatMoney, majorUnits, minorUnits } from '@/lib/text/money'
import { CURRENCIES, type Currency } from '@/lib/text/vocabulary'
import { CURRENCY_NAMES } from './copy'

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
type Unreadable = 'empty' | 'ambiguous' | 'unclear'

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
const ZEROS_FIRST = /^0+[., ']\d{3}$/

const isWhole = (figures: string): boolean => [PLAIN, GROUPED, MILLIONS].some((form) => form.test(figures))

/** An amount as people write it: with points, commas, spaces or apostrophes, and a currency before or after it. */
function readFigures(text: string): TypedFigures | Unreadable {
  const typed = asciiDigits(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .trim()
  if (typed === '') return 'empty'
  const [match, minus, code, sign, figures = '', dash, signAfter, word, codeAfter] = TYPED.exec(typed) ?? []
  const currency = currencyOf([code, sign, signAfter, word, codeAfter])
  if (!match || (code && codeAfter) || (sign && signAfter) || currency === undefined) return 'unclear'
  if (ZEROS_FIRST.test(figures)) return 'ambiguous'
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

/** Limits of one donation (api-contract, section 6) and suggested amounts, in whole units of the currency. */
export const DONATION_LIMITS: Record<Currency, { min: number; max: number; presets: readonly number[] }> = {
  ARS: { min: 1_000, max: 5_000_000, presets: [5_000, 10_000, 20_000, 50_000] },
  CLP: { min: 1_000, max: 5_000_000, presets: [5_000, 10_000, 20_000, 50_000] },
  COP: { min: 5_000, max: 20_000_000, presets: [20_000, 50_000, 100_000, 200_000] },
  PEN: { min: 5, max: 20_000, presets: [20, 50, 100, 200] },
  USD: { min: 2, max: 5_000, presets: [5, 15, 30, 50] },
}

export const NO_AMOUNT = 'Elige un monto o escribe otro'
const NOT_WHOLE = 'Escribe el monto en números, sin decimales'
const LEADING_ZEROS = 'Con ceros delante no queda claro cuánto es: escribe, por ejemplo, 500'

interface TypedAmount {
  amount: number
  /** Of the code, sign or word that was typed with it, which may be another one than is donated in. */
  currency: TypedCurrency | null
}

/** Typed text as a whole number, which may be below zero, or a Spanish error. */
export function parseAmount(text: string): TypedAmount | { error: string } {
  const read = readFigures(text)
  if (typeof read === 'string')
    return { error: { empty: NO_AMOUNT, ambiguous: LEADING_ZEROS, unclear: NOT_WHOLE }[read] }
  if (hasCents(read)) return { error: NOT_WHOLE }
  return { amount: read.isNegative ? -read.whole : read.whole, currency: read.currency }
}

/** '20.00' is whole, as people write it where there are cents. */
const hasCents = ({ decimals }: { decimals: string }): boolean => Number(decimals) > 0

export function limitsText(currency: Currency): string {
  const { min, max } = DONATION_LIMITS[currency]
  const money = (major: number) => formatMoney(minorUnits(major, currency), currency)
  return `${money(min).replace(/ [A-Z]{3}$/, '')} y ${money(max)}`
}

/** @param typed the currency that the amount was typed in, if any. @returns a Spanish sentence, or null. */
export function amountRefusal(
  amount: number,
  currency: Currency,
  typed: TypedCurrency | null = null,
): string | null {
  if (!isTypedIn(typed, currency))
    return `Esta donación es ${CURRENCY_NAMES[currency]}: escribe el monto en ${currency}`
  if (!Number.isInteger(amount)) return NOT_WHOLE
  const { min, max } = DONATION_LIMITS[currency]
  return amount < min || amount > max ? `El monto tiene que estar entre ${limitsText(currency)}` : null
}

/** Stripe takes eight digits of most currencies: less than our limits in some. */
const MOST_AT_PROVIDER = 99_999_999

const REFUSALS: Record<AmountFailure, string> = {
  'too large': 'un monto tan alto. Prueba con uno menor',
  'too small': 'un monto tan bajo. Prueba con uno mayor',
  'wrong amount': 'ese monto. Prueba con otro',
}

/** Names the most that the provider takes, where that is why it refused. */
export function providerRefusal(kind: AmountFailure, minor: number, currency: Currency): string {
  const most = minorUnits(Math.floor(majorUnits(MOST_AT_PROVIDER, currency)), currency)
  const refusal =
    kind === 'too large' && minor > most ? `más de ${formatMoney(most, currency)} de una vez` : REFUSALS[kind]
  return `El proveedor de pagos no acepta ${refusal}`
}

/** '1250', '1.250', '1 250', '1.250,50', '1250.50' or '$1.250 COP' as minor units; null for anything else. */
export function parseMoney(text: string, currency: Currency): number | null {
  const read = readFigures(text)
  if (typeof read === 'string' || read.isNegative || !isTypedIn(read.currency, currency)) return null
  if (!hasCents(read)) return minorUnits(read.whole, currency)
  return minorUnits(1, currency) === 1
    ? null
    : minorUnits(read.whole, currency) + Number(read.decimals.padEnd(2, '0'))
}

const EXAMPLES: Record<Currency, string> = {
  ARS: '1250,50',
  CLP: '1250',
  COP: '1250,50',
  PEN: '1250.50',
  USD: '1250,50',
}

/** What is said of a text that `parseMoney` does not read. */
export function moneyRefusal(text: string, currency: Currency): string {
  const read = readFigures(text)
  if (read === 'ambiguous') return LEADING_ZEROS
  if (typeof read !== 'string' && !isTypedIn(read.currency, currency))
    return `Escribe el monto en ${currency}`
  return `Escribe el monto en números, por ejemplo ${EXAMPLES[currency]}`
}
