import type { AmountFailure } from '@/lib/platform/integrations/payments/payments'
import { formatMoney, majorUnits, minorUnits } from '@/lib/text/money'
import type { Currency } from '@/lib/text/vocabulary'
import { CURRENCY_NAMES } from './copy'
import { isTypedIn, readFigures, type TypedCurrency } from './typed-amount'

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
