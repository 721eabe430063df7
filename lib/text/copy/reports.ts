import { capitalise } from '@/lib/text/capitalise'
import type { ReportKind, ReportReason, ReportStatus } from '@/lib/text/vocabulary'
import { NO_PRICE } from './fraud-warnings'

const REPORT_REASON_LABELS: { [Kind in ReportKind]: Record<ReportReason<Kind>, string> } = {
  pet: {
    dinero: 'Pide dinero',
    falsa: 'No es real o ya no está',
    maltrato: 'Maltrato o venta',
    datos: 'Datos falsos o fotos ajenas',
    otro: 'Otro motivo',
  },
  conversation: {
    dinero: 'Pide dinero o datos',
    acoso: 'Insulta, amenaza o acosa',
    falsa: 'Miente o no es quien dice ser',
    maltrato: 'Maltrato o venta de animales',
    otro: 'Otro motivo',
  },
  review: {
    acoso: 'Insulta o amenaza',
    falsa: 'No cuenta una experiencia real',
    datos: 'Tiene datos de alguien o publicidad',
    otro: 'Otro motivo',
  },
}

export const REPORT_STATUS_LABELS: Record<ReportStatus, string> = {
  abierto: 'Abierto',
  aceptado: 'Aceptado',
  descartado: 'Descartado',
}

export const REPORT_THANKS =
  'Gracias por avisarnos. Nuestro equipo revisará esta publicación lo antes posible.'

export const REVIEW_REPORT_THANKS =
  'Gracias por avisarnos. Nuestro equipo revisará este comentario lo antes posible.'

/** Beside a conversation in which somebody asks for money. */
export const DO_NOT_PAY = {
  lead: 'No pagues.',
  text: `Tampoco envíes códigos, claves ni fotos de tus documentos. ${NO_PRICE}, y menos por adelantado.`,
}

export const conversationThanks = (reason: string): string =>
  `Gracias por avisarnos. Nuestro equipo leerá la conversación lo antes posible.${
    reason === 'dinero' ? ` ${DO_NOT_PAY.lead} ${DO_NOT_PAY.text}` : ''
  }`

/** Label of a stored reason, which may be the site's own. */
export function reasonLabel(kind: ReportKind, reason: string): string {
  const labels: Partial<Record<string, string>> = REPORT_REASON_LABELS[kind]
  return Object.hasOwn(labels, reason) ? (labels[reason] ?? reason) : capitalise(reason)
}

export const MESSAGE_REMOVED = 'Nuestro equipo ya retiró este mensaje'
