import { DASHBOARD_DONATIONS_RECEIVED, route, withSuffix } from '@/lib/text/routes'

/** Where a foundation tells what it paid with donations, and its list of that. */
export const NEW_EXPENSE = route('/dashboard/foundation/gasto')
export const OWN_EXPENSES = withSuffix(DASHBOARD_DONATIONS_RECEIVED, '#gastos')
/** All that a foundation says it paid with donations. */
export const expensesPath = (foundationId: number) => route(`/foundation/${foundationId}/gastos`)
