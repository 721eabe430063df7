import { sponsorPath } from '@/lib/text/routes'
import type { Currency } from '@/lib/text/vocabulary'

/** An amount of the amount page, which offers none of another currency: a foundation may have moved since. */
export const amountQuery = (amount: number, currency: Currency) => ({
  monto: String(amount),
  moneda: currency,
})

/** The amount page of a foundation with an amount that is given every month. */
export const sponsorMonthlyPath = (foundationId: number, amount: number, currency: Currency) =>
  sponsorPath({ fundacion: String(foundationId), ...amountQuery(amount, currency), cada: 'mes' })
