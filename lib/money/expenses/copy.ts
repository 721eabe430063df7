import { TEXT_ISSUE_WORDS } from '@/lib/pets/hold-copy'
import type { TextIssue } from '@/lib/text/vocabulary'

export const expenseRefusal = (issue: TextIssue): string =>
  `El texto parece tener ${TEXT_ISSUE_WORDS[issue]}. Lo leerá cualquiera: quítalo para publicarlo.`

export const NOT_APPROVED_YET = 'Podrás publicar gastos cuando aprobemos tu fundación'

export const NO_DONATIONS_YET = 'Cuando recibas tu primera donación, aquí podrás contar qué hiciste con ella.'

export const invoiceLabel = (index: number, count: number, title: string): string =>
  count === 1 ? `Ver la factura de «${title}»` : `Ver la factura ${index + 1} de ${count} de «${title}»`
