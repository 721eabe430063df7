import { formatMoney, minorUnits } from '@/lib/text/format'
import { FAQS, withSuffix } from '@/lib/text/routes'
import type { Currency } from '@/lib/text/vocabulary'

/** Where the questions tell how the money travels. */
export const MONEY_TRAVEL = withSuffix(FAQS, '#como-viaja-tu-dinero')

export const moneyTravel = (isTest: boolean): string =>
  isTest
    ? 'Modo de prueba: no se mueve dinero. En el sitio real pagas en la página de Stripe, la donación llega a la cuenta de Querencia y de ahí la transferimos a la fundación.'
    : 'Pagas en la página de Stripe; la donación llega a la cuenta de Querencia y de ahí la transferimos a la fundación.'

export const NOT_CHARGED_YET = 'Aún no se cobra: lo confirmas en la página de pago.'

export const DONATIONS_OFF = {
  title: 'Este sitio no recibe donaciones por ahora',
  text: 'En la página de cada fundación están su correo y su teléfono: pregúntale cómo ayudarla.',
}

/** '$50.000': an amount in whole units, where the currency stands beside it. */
export const shortMoney = (amount: number, currency: Currency): string =>
  formatMoney(minorUnits(amount, currency), currency).replace(/ [A-Z]{3}$/, '')

/** '$50.000 COP'. */
export const longMoney = (amount: number, currency: Currency): string =>
  formatMoney(minorUnits(amount, currency), currency)

/** 'en pesos colombianos'. */
export const CURRENCY_NAMES: Record<Currency, string> = {
  ARS: 'en pesos argentinos',
  CLP: 'en pesos chilenos',
  COP: 'en pesos colombianos',
  PEN: 'en soles',
  USD: 'en dólares',
}
