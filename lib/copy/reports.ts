import { capitalise } from '@/lib/text'
import type { ReportReason, ReportStatus } from '@/lib/vocabulary'

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  dinero: 'Pide dinero',
  falsa: 'No es real o ya no está',
  maltrato: 'Maltrato o venta',
  datos: 'Datos falsos o fotos ajenas',
  otro: 'Otro motivo',
}

export const REPORT_STATUS_LABELS: Record<ReportStatus, string> = {
  abierto: 'Abierto',
  aceptado: 'Aceptado',
  descartado: 'Descartado',
}

export const REPORT_THANKS =
  'Gracias por avisarnos. Nuestro equipo revisará esta publicación lo antes posible.'

export function reasonLabel(reason: string): string {
  return isReportReason(reason) ? REPORT_REASON_LABELS[reason] : capitalise(reason)
}

const isReportReason = (reason: string): reason is ReportReason => Object.hasOwn(REPORT_REASON_LABELS, reason)
