import { counted, formatCount } from '@/lib/text/numbers'

const VERBS = {
  'foundation.approve': 'aprobó a',
  'foundation.reject': 'rechazó a',
  'foundation.rename': 'aprobó el nombre nuevo de',
  'foundation.keep-name': 'rechazó un nombre nuevo de',
  'foundation.document': 'envió otro documento de',
  'foundation.link': 'cambió el enlace corto de',
  'document.view': 'abrió un documento de',
  'account.view': 'abrió los datos de la cuenta de',
  'account.suspend': 'suspendió la cuenta de',
  'account.restore': 'restauró la cuenta de',
  'account.block': 'bloqueó por un tiempo la cuenta de',
  'account.unblock': 'desbloqueó la cuenta de',
  'listing.block': 'bloqueó por un tiempo la publicación de',
  'listing.unblock': 'desbloqueó la publicación de',
  'photos.block': 'bloqueó fotos de',
  'photos.unblock': 'desbloqueó fotos de',
  'payout.record': 'anotó una transferencia a',
  'payout.reverse': 'anuló una transferencia a',
  'payment.settle': 'dio por revisado el pago',
  'payment.reread': 'volvió a leer el pago',
  'listing.release': 'publicó de nuevo a',
  'listing.keep': 'descartó los reportes de',
  'listing.remove': 'retiró la publicación de',
  'conversation.view': 'leyó la conversación del reporte',
  'message.hide': 'retiró el mensaje del reporte',
  'report.accept': 'aceptó el reporte',
  'report.dismiss': 'descartó el reporte',
  'expense.delete': 'eliminó un gasto publicado de',
  'expense.hide': 'ocultó un gasto publicado de',
  'review.keep': 'descartó los reportes de un comentario sobre',
  'review.hide': 'ocultó un comentario sobre',
  'review.show': 'volvió a mostrar un comentario sobre',
  'mail.resend': 'volvió a enviar el correo',
  'case.view': 'leyó un caso abierto de la cuenta eliminada',
  'case.accept': 'dio por cierto un caso de la cuenta eliminada',
  'case.dismiss': 'descartó un caso de la cuenta eliminada',
  'rights.view': 'leyó la solicitud de derechos',
  'rights.answer': 'respondió la solicitud de derechos',
  'rights.erase': 'eliminó la cuenta de quien lo pidió en la solicitud de derechos',
  'contact.view': 'leyó el mensaje de contacto',
  'contact.answer': 'respondió el mensaje de contacto',
  'contact.close': 'cerró sin responder el mensaje de contacto',
  'contact.erase': 'borró el mensaje de contacto',
  'story.publish': 'publicó la historia de',
  'story.remove': 'no publicó o retiró la historia de',
  'log.export': 'descargó la bitácora',
  'second-factor.activate': 'activó el segundo factor de',
  'second-factor.reset': 'restableció el segundo factor de',
  'account.import': 'importó los datos de',
  'admin.grant': 'dio el rol de administración a',
  'admin.revoke': 'quitó el rol de administración a',
} as const

export type AuditAction = keyof typeof VERBS

export const AUDIT_ACTIONS = Object.keys(VERBS) as AuditAction[]

const PHOTO_VERBS: Readonly<Record<string, string>> = {
  'photos.block': 'bloqueó',
  'photos.unblock': 'desbloqueó',
}

/** 'aprobó a', else the action's key. @param count of unnamed mails, opened documents or blocked photos */
export function auditVerb(action: string, count: number | null): string {
  if (action === 'mail.resend' && count !== null)
    return `volvió a enviar ${counted(count, 'correo', 'correos')}`
  if (action === 'log.export' && count !== null)
    return `descargó ${counted(count, 'entrada', 'entradas')} de la bitácora`
  if (action in PHOTO_VERBS && count !== null)
    return `${PHOTO_VERBS[action]} ${counted(count, 'foto', 'fotos')} de`
  if (action === 'document.view' && count !== null && count > 1)
    return `abrió ${formatCount(count)} documentos de`
  const verbs: Readonly<Record<string, string>> = VERBS
  return verbs[action] ?? action
}

/** For actors without an account, such as the command line. */
export const auditActor = (action: string, withoutAccount: boolean): string =>
  withoutAccount && /^(admin|account|second-factor)\./.test(action)
    ? 'Línea de comandos'
    : 'Una cuenta eliminada'
