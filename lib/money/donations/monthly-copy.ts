import type { MonthlyEndReason } from '@/lib/text/vocabulary'

/** Why a monthly gift ended, for its donor. @param who the pet or the foundation */
export function endText(reason: MonthlyEndReason | null, who: string): string {
  switch (reason) {
    case 'donante':
      return 'Lo cancelaste.'
    case 'adoptada':
      return `Adoptaron a ${who}: terminó ese día.`
    case 'retirada':
      return `La publicación de ${who} ya no está.`
    case 'fundación cerrada':
      return 'La fundación ya no recibe donaciones.'
    case 'pago fallido':
      return 'El banco no aprobó los cobros y dejamos de intentarlo.'
    case 'cuenta suspendida':
      return 'Terminó cuando suspendimos tu cuenta.'
    default:
      return 'Terminó.'
  }
}

/** While the provider has not confirmed that it stopped. */
export const STILL_OPEN =
  'Falta que el proveedor de pagos lo confirme: seguimos avisándole. Si llegara un cobro, lo revisamos para devolvértelo.'
