import type { Route } from 'next'
import { DASHBOARD_DONATIONS_RECEIVED, route, withQuery, withSuffix } from '@/lib/text/routes'

export const NEW_EXPENSE = route('/dashboard/foundation/gasto')
export const OWN_EXPENSES = withSuffix(DASHBOARD_DONATIONS_RECEIVED, '#gastos')
/** A page of one's own expenses below a list of donations. */
export const ownExpensesPath = (list: Route, page: number): Route => withQuery(list, `gastos=${page}#gastos`)
/** Pages after the first are part of the path: a kept page knows no query. */
export const expensesPath = (foundationId: number, page = 1) =>
  route(`/foundation/${foundationId}/gastos${page === 1 ? '' : `/${page}`}`)
