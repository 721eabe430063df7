import { TEXT_ISSUE_WORDS, textIssuePronoun } from '@/lib/text/copy/text-issues'
import type { TextIssue } from '@/lib/text/vocabulary'

export const expenseRefusal = (issue: TextIssue): string =>
  `El texto parece tener ${TEXT_ISSUE_WORDS[issue]}. Lo leerá cualquiera: quíta${textIssuePronoun(issue)} para publicarlo.`

export const NOT_APPROVED_YET = 'Podrás publicar gastos cuando aprobemos tu fundación'

export const NO_DONATIONS_YET = 'Cuando recibas tu primera donación, aquí podrás contar qué hiciste con ella.'

export const OTHER_CURRENCY =
  'La moneda de tu fundación cambió. Recarga la página y escribe el monto otra vez'

export const ALL_RETURNED =
  'Lo que recibiste se devolvió. Cuando recibas otra donación, aquí podrás contar qué hiciste con ella.'

interface Spender {
  isPublic: boolean
  hasReceived: boolean
  currencies: readonly unknown[]
}

/** Null where the foundation may publish an expense. */
export function spenderRefusal(spender: Spender | null): string | null {
  if (!spender?.isPublic) return NOT_APPROVED_YET
  if (!spender.hasReceived) return NO_DONATIONS_YET
  return spender.currencies.length === 0 ? ALL_RETURNED : null
}

export const invoiceLabel = (index: number, count: number, title: string): string =>
  count === 1 ? `Ver la factura de «${title}»` : `Ver la factura ${index + 1} de ${count} de «${title}»`
