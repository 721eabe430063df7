import { formatMoney } from '@/lib/text/money'
import { CURRENCIES, type PaymentDifference, type PaymentIssue } from '@/lib/text/vocabulary'
import type { PaymentDifferenceDto, PaymentIssueDto, PayoutHoldDto } from './dto'

export const ISSUE_TITLES: Record<PaymentIssue, string> = {
  'sin donación': 'No es de ninguna donación nuestra',
  'monto distinto': 'El monto o la moneda no son los de la donación: no se contó',
  'fundación cerrada': 'La fundación ya no podía recibir cuando llegó',
  'aporte terminado': 'Es de un aporte mensual que ya había terminado: decide si se devuelve',
  'reembolso fallido': 'La devolución falló: el dinero sigue en la cuenta',
  disputa: 'El donante la disputa con su banco',
}

/** Why nothing is transferred to a foundation. */
export const PAYOUT_HOLDS: Record<PayoutHoldDto['why'], string> = {
  suspended:
    'Esta fundación está suspendida, y su dinero espera. Si el caso ya se aclaró, restaura antes su cuenta',
  case: 'Esta fundación cerró su cuenta con un caso abierto, y su dinero espera. Decide antes ese caso',
  refund:
    'Esta fundación cerró su cuenta estando suspendida y no quedó aclarado: no le transfieras nada. Devuelve las donaciones en Stripe',
}

/** '$20 USD'; of a currency that we do not take its smallest unit. */
export function moneyText({
  amountMinor,
  currency,
}: {
  amountMinor: number | null
  currency: string | null
}): string {
  if (amountMinor === null) return '–'
  const known = CURRENCIES.find((one) => one === currency?.toUpperCase())
  return known ? formatMoney(amountMinor, known) : `${amountMinor} ${currency ?? ''}`
}

/** The provider's words for the states of a dispute, in ours. */
const STATES: Readonly<Record<string, string>> = {
  needs_response: 'Espera respuesta',
  under_review: 'En revisión del banco',
  won: 'Ganada',
  lost: 'Perdida',
  prevented: 'Evitada',
  warning_needs_response: 'Consulta que espera respuesta',
  warning_under_review: 'Consulta en revisión',
  warning_closed: 'Consulta cerrada',
}

export const disputeState = (state: string): string => STATES[state] ?? state

/** Of a payment that staff decide about, null while nothing of it was returned; and what is a return itself. */
export function returnedText({ eventKind, returnedMinor, currency }: PaymentIssueDto): string | null {
  if (eventKind === 'reembolsado') return 'Es una devolución'
  return eventKind === 'pagado' && returnedMinor > 0
    ? `Ya se devolvió ${moneyText({ amountMinor: returnedMinor, currency })}`
    : null
}

const gap = ({ ours, theirs }: PaymentDifferenceDto): string =>
  moneyText({
    amountMinor: Math.abs((ours.amountMinor ?? 0) - (theirs.amountMinor ?? 0)),
    currency: theirs.currency,
  })

const TITLES: Record<PaymentDifference, (found: PaymentDifferenceDto) => string> = {
  'falta aquí': ({ theirs }) => `Stripe recibió ${moneyText(theirs)} que no están en nuestros libros`,
  'falta allá': ({ ours }) => `Anotamos ${moneyText(ours)} que Stripe no recibió`,
  monto: (found) => `Stripe y nuestros libros difieren en ${gap(found)}`,
  moneda: ({ ours, theirs }) => `Anotamos ${moneyText(ours)} y Stripe recibió ${moneyText(theirs)}`,
  devuelto: (found) => `Lo devuelto difiere en ${gap(found)}`,
  disputa: ({ theirs }) => `Una disputa de ${moneyText(theirs)} está distinta en Stripe`,
}

export const differenceTitle = (found: PaymentDifferenceDto): string => TITLES[found.difference](found)

export const DIFFERENCE_TEXTS: Record<PaymentDifference, string> = {
  'falta aquí': 'Un aviso de Stripe que no llegó, o un cobro que se hizo fuera del sitio.',
  'falta allá': 'Stripe no conoce este pago, o no lo cobró. Revisa antes de transferir este dinero.',
  monto: 'Lo cobrado no es lo anotado. Revisa el pago en Stripe.',
  moneda: 'Lo cobrado no es lo anotado. Revisa el pago en Stripe.',
  devuelto: 'Un reembolso del que no llegó el aviso de Stripe, o que falló después.',
  disputa: 'Un cambio de la disputa del que no llegó el aviso de Stripe.',
}

export const mayReread = (difference: PaymentDifference): boolean =>
  difference === 'falta aquí' || difference === 'devuelto' || difference === 'disputa'
