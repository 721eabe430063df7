import { counted, formatCount } from '@/lib/text/numbers'
import { DASHBOARD_REQUESTS, latestMessagesPath, requestPath } from '@/lib/text/routes'
import type { WaitingDto, WaitingRequestDto, WaitingStripDto } from './dto'
import { isAnswered, isReopened, isToAnswer } from './rules'

/** What happened last in a request, to whom it waits for. */
export function newsText(request: WaitingRequestDto): string {
  const { side, task, unread, other, pet } = request
  if (task === 'return') return `${pet} necesita otro hogar`
  if (unread > 0) return `${other} te escribió sobre ${pet}`
  if (task === 'outcome') return `¿${pet} ya vive con ${other}?`
  return side === 'owner' ? `${other} quiere adoptar a ${pet}` : adopterNews(request)
}

function adopterNews({ status, previous, other, pet }: WaitingRequestDto): string {
  switch (status) {
    case 'aceptada':
      return `${other} aceptó tu solicitud para ${pet}`
    case 'rechazada':
      return `${other} respondió a tu solicitud para ${pet}`
    case 'cerrada':
      return `Tu solicitud para ${pet} terminó`
    case 'en espera':
      return `Tu solicitud para ${pet} quedó en espera`
    case 'concluida':
      return `${pet} ya vive contigo`
    case 'devuelta':
      return `Tu adopción de ${pet} terminó`
  }
  if (!isReopened({ status, previous })) return `Tu solicitud para ${pet}: enviada a ${other}`
  return previous === 'aceptada'
    ? `${other} deshizo la aceptación de tu solicitud para ${pet}`
    : `Tu solicitud para ${pet} está otra vez en revisión`
}

/** Messages lead to the conversation, everything else, and a pet that needs another home, to the request. */
export const newsPath = ({ id, task, unread }: Pick<WaitingRequestDto, 'id' | 'task' | 'unread'>) =>
  unread > 0 && task !== 'return' ? latestMessagesPath(id) : requestPath(id)

/** The most urgent one alone; null where nothing waits. */
export function waitingStrip({ unanswered, requests }: WaitingDto): WaitingStripDto | null {
  const [first] = requests
  if (!first) return null
  if (first.unread === 0 && first.task !== 'return' && isToAnswer(first) && unanswered > 1)
    return {
      text: `Tienes ${formatCount(unanswered)} solicitudes por responder`,
      action: 'Ver',
      href: DASHBOARD_REQUESTS,
    }
  const answers = first.task !== 'return' && (first.unread > 0 || isToAnswer(first))
  return { text: newsText(first), action: answers ? 'Responder' : 'Ver', href: newsPath(first) }
}

/** Beside the avatar; null where nothing waits. */
export const waitingWords = (count: number): string | null =>
  count === 0 ? null : counted(count, 'solicitud te espera', 'solicitudes te esperan')

/** Whether an adopter's own request has news. */
export const isNews = (request: WaitingRequestDto): boolean => request.unread > 0 || isAnswered(request)
