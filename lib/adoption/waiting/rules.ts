import type { WaitingRequestDto } from './dto'

/** What others did to a request is news to its adopter for so long: nothing tells whether they have seen it. */
export const ANSWER_NEWS_DAYS = 3
/** How long a request counts as just sent. */
export const SENT_NEWS_DAYS = 1
/** Others brought it there. */
export const ANSWERED_STATUSES = [
  'aceptada',
  'rechazada',
  'cerrada',
  'en espera',
  'concluida',
  'devuelta',
] as const
/** From these a request comes back to 'en revisión': its acceptance was undone, or the other adoption was not concluded. */
export const REOPENED_FROM = ['aceptada', 'en espera'] as const

type Standing = Pick<WaitingRequestDto, 'side' | 'status' | 'previous' | 'task' | 'unread'>

export const isToAnswer = ({ task }: Pick<Standing, 'task'>): boolean => task !== null

export const isReopened = ({ status, previous }: Pick<Standing, 'status' | 'previous'>): boolean =>
  status === 'en revisión' && REOPENED_FROM.some((before) => before === previous)

export const isAnswered = (request: Pick<Standing, 'side' | 'status' | 'previous'>): boolean =>
  request.side === 'adopter' &&
  (isReopened(request) || ANSWERED_STATUSES.some((answered) => answered === request.status))

/** A pet needs another home; somebody wrote, wants an answer, has answered; a request of the reader's own that was just sent comes last. */
function rankOf(request: Standing): number {
  if (request.task === 'return') return 0
  if (request.unread > 0) return 1
  if (isToAnswer(request)) return 2
  return isAnswered(request) ? 3 : 4
}

/** Messages and answers newest first, requests to answer oldest first. */
export function byUrgency(one: WaitingRequestDto, other: WaitingRequestDto): number {
  const rank = rankOf(one)
  if (rank !== rankOf(other)) return rank - rankOf(other)
  if (rank === 2) return one.createdAt.localeCompare(other.createdAt) || one.id - other.id
  const timeOf = ({ unreadAt, updatedAt }: WaitingRequestDto) => unreadAt ?? updatedAt
  return timeOf(other).localeCompare(timeOf(one)) || other.id - one.id
}
