import { DASHBOARD_DONATIONS_RECEIVED, route, withSuffix } from '@/lib/text/routes'

export const NEW_EXPENSE = route('/dashboard/foundation/gasto')
export const OWN_EXPENSES = withSuffix(DASHBOARD_DONATIONS_RECEIVED, '#gastos')
export const expensesPath = (foundationId: number) => route(`/foundation/${foundationId}/gastos`)
