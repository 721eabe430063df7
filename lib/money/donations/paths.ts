import type { Route } from 'next'
import {
  DASHBOARD_DONATIONS_MADE,
  DASHBOARD_DONATIONS_RECEIVED,
  sponsorPath,
  withQuery,
  withSuffix,
} from '@/lib/text/routes'
import type { Currency, Role } from '@/lib/text/vocabulary'

/** An amount of the amount page, which offers none of another currency: a foundation may have moved since. */
export const amountQuery = (amount: number, currency: Currency) => ({
  monto: String(amount),
  moneda: currency,
})

/** The amount page of a foundation with an amount that is given every month. */
export const sponsorMonthlyPath = (foundationId: number, amount: number, currency: Currency) =>
  sponsorPath({ fundacion: String(foundationId), ...amountQuery(amount, currency), cada: 'mes' })

/** A page of what a foundation gave, below a list of what it received. */
export const donationsGivenPath = (list: Route, page: number): Route =>
  withQuery(list, `realizadas=${page}#realizadas`)

/** What an account gave: a foundation has it below what it received, as its role has no tab for it. */
export const donationsMadePath = (role: Role): Route =>
  role === 'fundation' ? withSuffix(DASHBOARD_DONATIONS_RECEIVED, '#realizadas') : DASHBOARD_DONATIONS_MADE
