import * as actions from '@/lib/moderation/staff/actions'
import * as schemas from '@/lib/moderation/staff/schema'

const FOUND = {
  label: 'Qué encontraste',
  hint: 'Queda en la bitácora. No cambia ninguna donación.',
  rows: 3,
}

/** Those of `DECISIONS` that are about money. */
export const MONEY_DECISIONS = {
  hideExpense: {
    schema: schemas.hideExpenseSchema,
    action: actions.hideExpenseAction,
    id: 'motivo-gasto',
    reason: {
      label: 'Motivo',
      hint: 'La fundación lo recibe por correo. Deja de contar y sus facturas se eliminan: no se puede deshacer.',
      rows: 3,
    },
    button: 'Ocultar el gasto',
    variant: 'danger',
  },
  reversePayout: {
    schema: schemas.reversePayoutSchema,
    action: actions.reversePayoutAction,
    id: 'motivo-transferencia',
    reason: {
      label: 'Por qué',
      hint: 'La fundación lo ve. Deja de contar, y su referencia se puede anotar otra vez.',
      rows: 2,
    },
    button: 'Anular transferencia',
    variant: 'danger',
  },
  settleDifference: {
    schema: schemas.settleDifferenceSchema,
    action: actions.settleDifferenceAction,
    id: 'nota-dinero',
    title: 'Dar por revisada',
    reason: FOUND,
    button: 'Ya la revisé',
  },
  settleIssue: {
    schema: schemas.settleIssueSchema,
    action: actions.settlePaymentIssueAction,
    id: 'nota-dinero',
    title: 'Dar por revisado',
    reason: FOUND,
    button: 'Ya lo revisé',
  },
  rereadPayment: {
    schema: schemas.rereadPaymentSchema,
    action: actions.rereadPaymentAction,
    id: 'releer',
    title: 'Volver a leer de Stripe',
    text: 'Anota lo que sus avisos habrían anotado: el cobro, lo devuelto y las disputas. Si el cobro es nuevo, quien donó recibe su comprobante.',
    button: 'Volver a leer',
  },
} as const
