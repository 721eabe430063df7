import type { AmountFailure } from '@/lib/platform/integrations/payments/payments'
import { formatMoney, majorUnits, minorUnits } from '@/lib/text/money'
import { CURRENCIES, type Currency } from '@/lib/text/vocabulary'
import { CURRENCY_NAMES } from './copy'

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

/** '20000', '20.000', '20,000', '20 000'. */
const PLAIN = /^\d{1,12}$/
const GROUPED = /^\d{1,3}([., ])\d{3}(\1\d{3}){0,3}$/

const isWhole = (text: string): boolean => PLAIN.test(text) || GROUPED.test(text)

/** '$ 20', 'S/ 20': the form says which currency it is. */
const SIGN = /^(?:\$|S\/\.?) ?(?=\d)/i

const withoutSign = (text: string): string =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(SIGN, '')

/** '20 USD', 'usd 20'. */
const codeOf = (currency: Currency) => new RegExp(`^${currency} ?| ?${currency}$`, 'i')
const MINUS = /^[-\u2212] ?/
/** '20.00', '10,00': whole, as people write it where there are cents. */
const NO_CENTS = /([.,])00$/

interface TypedAmount {
  amount: number
  /** Of the code that was typed with it, which may be another one than is donated in. */
  currency: Currency | null
}

/** Typed text as a whole number, which may be below zero, or a Spanish error. */
export function parseAmount(text: string): TypedAmount | { error: string } {
  const typed = text.replace(/[\s\u00a0]+/g, ' ').trim()
  const code = CURRENCIES.find((one) => codeOf(one).test(typed)) ?? null
  const signed = code === null ? typed : typed.replace(codeOf(code), '')
  const clean = withoutSign(signed.replace(MINUS, ''))
  if (clean === '') return { error: NO_AMOUNT }
  const [, mark = ''] = NO_CENTS.exec(clean) ?? []
  const whole = mark === '' ? clean : clean.replace(NO_CENTS, '')
  if (!isWhole(whole) || (mark !== '' && whole.includes(mark))) return { error: NOT_WHOLE }
  const amount = Number(whole.replace(/\D/g, ''))
  return { amount: MINUS.test(signed) ? -amount : amount, currency: code }
}

export function limitsText(currency: Currency): string {
  const { min, max } = DONATION_LIMITS[currency]
  const money = (major: number) => formatMoney(minorUnits(major, currency), currency)
  return `${money(min).replace(/ [A-Z]{3}$/, '')} y ${money(max)}`
}

/** @param typed the currency that the amount was typed in, if any */
export function amountRefusal(
  amount: number,
  currency: Currency,
  typed: Currency | null = null,
): string | null {
  if (typed !== null && typed !== currency)
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

const DECIMALS = /([.,])(\d{1,2})$/

/** '1250', '1.250', '1 250', '1.250,50', '1250.50' or '$ 1250' as minor units; null for anything else. */
export function parseMoney(text: string, currency: Currency): number | null {
  const clean = withoutSign(text)
  const [found = '', mark = '', decimals = ''] = DECIMALS.exec(clean) ?? []
  const whole = clean.slice(0, clean.length - found.length)
  if (!isWhole(whole) || (found !== '' && whole.includes(mark))) return null
  if (found !== '' && minorUnits(1, currency) === 1) return null
  return minorUnits(Number(whole.replace(/\D/g, '')), currency) + Number(decimals.padEnd(2, '0'))
}
