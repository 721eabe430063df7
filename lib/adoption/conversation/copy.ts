import { sharesContacts } from '@/lib/adoption/requests/policy'
import { toldStatus } from '@/lib/adoption/requests/told-status'
import type { Side } from '@/lib/adoption/requests/transitions'
import { PERSON_UNAVAILABLE } from '@/lib/text/copy/block'
import { NO_PRICE, SEND_NOTHING } from '@/lib/text/copy/fraud-warnings'
import { TEXT_ISSUE_WORDS, textIssuePronoun } from '@/lib/text/copy/text-issues'
import { counted } from '@/lib/text/numbers'
import type { AdoptionStatus, TextIssue } from '@/lib/text/vocabulary'
import { UNREAD_IN_A_ROW, type Writing } from './policy'

/** Who writes to whom: the author's side, and the other's first name or foundation. */
export interface MessageNames {
  side: Side
  other: string
}

export const TOO_MANY_UNREAD = `Ya enviaste ${UNREAD_IN_A_ROW} mensajes que todavía no leen. Podrás escribir más cuando los lean`

/** Read by both sides in the place of a message that staff hid. */
export const HIDDEN_MESSAGE = 'Nuestro equipo retiró este mensaje'

/** Shorter where the two write to each other. */
const FOUND: Record<TextIssue, string> = { ...TEXT_ISSUE_WORDS, phone: 'un teléfono', email: 'un correo' }

export function messageRefusal(issue: TextIssue, { side, other }: MessageNames): string {
  const when = side === 'owner' ? 'aceptes la solicitud' : `${other} acepte`
  const why =
    issue === 'bank' || issue === 'price'
      ? `${NO_PRICE}, y nadie tiene que adelantar dinero.`
      : `Los contactos se comparten solos cuando ${when}; así nadie los pide con engaños.`
  return `Parece que escribiste ${FOUND[issue]}. ${why} Quíta${textIssuePronoun(issue)} para enviar.`
}

export function messageRule(status: AdoptionStatus, side: Side): string {
  if (sharesContacts(status)) return `Ya pueden compartir sus contactos. ${NO_PRICE}: ${SEND_NOTHING}`
  const until = side === 'owner' ? 'aceptes' : 'acepte'
  return `Sin teléfonos ni correos hasta que ${until}: se comparten solos. ${NO_PRICE}: ${SEND_NOTHING}`
}

export const ALREADY_SENT = 'Ese mensaje ya estaba enviado: no lo repetimos.'

export const tooLong = (over: number): string =>
  `Te pasaste por ${counted(over, 'carácter', 'caracteres')}: acórtalo para enviar.`

export function writingSentence(
  writing: Exclude<Writing, 'may'>,
  { other, ...request }: MessageNames & { status: AdoptionStatus; adopterLeft?: boolean },
): string {
  if (writing === 'ended')
    return `${toldStatus(request).ended ?? 'La solicitud terminó'}: pueden leer la conversación, pero ya no escribir.`
  if (writing === 'blocked')
    return `${PERSON_UNAVAILABLE}. La conversación queda guardada y sigue cuando vuelva.`
  if (writing === 'away') return `La cuenta de ${other} no está activa: no podría leer lo que escribas.`
  return 'Estamos revisando esta publicación. Podrán escribirse cuando termine la revisión.'
}

export const UNREAD_WORDS = 'Hay mensajes sin leer'

export const newMessages = (count: number): string => counted(count, 'mensaje nuevo', 'mensajes nuevos')
