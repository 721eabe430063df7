import { numberFormat } from './numbers'
import type { Currency } from './vocabulary'

/** The Chilean peso has no minor unit. */
const MONEY: Record<Currency, { locale: string; digits: number }> = {
  ARS: { locale: 'es-AR', digits: 2 },
  CLP: { locale: 'es-CL', digits: 0 },
  COP: { locale: 'es-CO', digits: 2 },
  PEN: { locale: 'es-PE', digits: 2 },
  USD: { locale: 'es-EC', digits: 2 },
}

export const majorUnits = (minor: number, currency: Currency): number => minor / 10 ** MONEY[currency].digits

/** '10.00', '20000': for files, whatever their reader's country. */
export const plainAmount = (minor: number, currency: Currency): string =>
  majorUnits(minor, currency).toFixed(MONEY[currency].digits)

export const minorUnits = (major: number, currency: Currency): number => major * 10 ** MONEY[currency].digits

/** '$20.000 COP', '-$5 USD': with the code, as four of five use '$'. `minor` is whole pesos for CLP. */
export function formatMoney(minor: number, currency: Currency): string {
  const { locale, digits } = MONEY[currency]
  const amount = majorUnits(minor, currency)
  const sign = `${amount < 0 ? '-' : ''}${currency === 'PEN' ? 'S/ ' : '$'}`
  const shown = Number.isInteger(amount) ? 0 : digits
  const figures = numberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: true,
  }).format(Math.abs(amount))
  return `${sign}${figures} ${currency}`
}
