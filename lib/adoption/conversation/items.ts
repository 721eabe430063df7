import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { REQUEST_STATUS } from '@/lib/adoption/requests/status'
import { isStatus, readingOf, type TimelineStep, timelineSteps } from '@/lib/adoption/requests/status-copy'
import type { Side } from '@/lib/adoption/requests/transitions'
import { capitalise } from '@/lib/text/capitalise'
import { UNAVAILABLE_NAME } from '@/lib/text/copy/block'
import { daysAgoText, formatDayOfYear, formatTime, formatWeekday, isSameDay } from '@/lib/text/dates'
import { firstName } from '@/lib/text/text'
import type { ConversationDto } from './dto'

/** What a conversation shows, oldest first, in the words and the time zone of its reader. */
export type ConversationItem =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'event'; key: string; mark: TimelineStep['mark']; text: string }
  | {
      kind: 'message'
      key: string
      /** Null for what was written with the request or an answer. */
      id: number | null
      isOwn: boolean
      /** Null when staff hid it. */
      body: string | null
      time: string
      at: string
      read: boolean
    }

interface Reading {
  countryId: string
  now: Date
}

interface Entry {
  at: string
  item: ConversationItem
}

/** The other side as the reader knows it: first name, or the foundation's. */
export const otherName = ({
  side,
  adopter,
  publisher,
}: Pick<RequestDetailDto, 'side' | 'adopter' | 'publisher'>) =>
  side === 'owner' ? firstName(adopter.name) : publisher

/**
 * The link to report the other side; null while they are blocked. An adopter always has one, who may have been written to
 * elsewhere.
 */
export function reportTitle(
  { side, adopter, publisher, messages, timeline }: RequestDetailDto,
  ofOwner: string,
): string | null {
  if (side === 'owner') return adopter.isUnavailable ? null : ofOwner
  if (publisher === UNAVAILABLE_NAME) return null
  const wrote =
    messages.ownerWroteAt !== null || timeline.some(({ by, note }) => by === 'owner' && note !== null)
  return wrote ? 'Reportar esta conversación' : 'Reportar a quien publica'
}

export function conversationItems(
  { request, messages, pages }: Pick<ConversationDto, 'request' | 'messages' | 'pages'>,
  reading: Reading,
): ConversationItem[] {
  const written: Entry[] = messages.map(({ id, side, body, at, read }) => ({
    at,
    item: bubble({ key: `mensaje-${id}`, id, body, at, read, isOwn: side === request.side }, reading),
  }))
  const from = pages.earlier ? (messages[0]?.at ?? '') : ''
  const until = pages.later ? (messages.at(-1)?.at ?? '') : null
  const events = eventEntries(request, reading).filter(
    ({ at }) => at >= from && (until === null || at <= until),
  )
  // Of the same moment what happened comes first, then the words.
  const entries = [...events, ...written].toSorted((one, other) => one.at.localeCompare(other.at))
  return entries.flatMap(({ at, item }, index) => {
    const before = entries[index - 1]
    const isNewDay = !before || !isSameDay(new Date(before.at), new Date(at), reading.countryId)
    return isNewDay ? [{ kind: 'day', key: `dia-${at}`, label: dayLabel(at, reading) }, item] : [item]
  })
}

type Bubble = Extract<ConversationItem, { kind: 'message' }>

const bubble = (message: Omit<Bubble, 'kind' | 'time'>, { countryId }: Reading): Bubble => ({
  kind: 'message',
  ...message,
  time: shortTime(message.at, countryId),
})

const shortTime = (at: string, countryId: string) => formatTime(at, countryId).replace(/^0/, '')

function dayLabel(at: string, { countryId, now }: Reading): string {
  const days = daysAgoText(at, countryId, now)
  if (days === 'hoy' || days === 'ayer') return capitalise(days)
  return capitalise(`${formatWeekday(at, countryId)} ${formatDayOfYear(at, countryId, now)}`)
}

function eventEntries(request: RequestDetailDto, reading: Reading): Entry[] {
  const reader = { side: request.side, adopter: firstName(request.adopter.name) }
  const steps = timelineSteps(request, reader, reading.now)
  const wasOpened = request.timeline.some(({ status }) => status !== 'enviada' && status !== 'retirada')
  return steps.flatMap((step) => {
    const { at, mark } = step
    // 'Sin respuesta' is no event: it reads the clock.
    if (at === null || mark === 'overdue') return []
    const event: Entry = {
      at,
      item: {
        kind: 'event',
        key: `${mark}-${at}`,
        mark,
        text: `${eventWords(step, request)}, ${shortTime(at, reading.countryId)}`,
      },
    }
    const words = wordsOf(request, step)
    if (!words) return [event]
    const isOwn = words.by === request.side
    const read = mark === 'enviada' ? wasOpened : true
    const key = `palabras-${mark}-${at}`
    return [event, { at, item: bubble({ key, id: null, body: words.body, at, read, isOwn }, reading) }]
  })
}

function wordsOf(request: RequestDetailDto, { mark, at }: TimelineStep): { body: string; by: Side } | null {
  if (mark === 'enviada') return request.message ? { body: request.message, by: 'adopter' } : null
  const entry = request.timeline.find(({ status, at: time }) => status === mark && time === at)
  if (!entry?.note || entry.by === 'system') return null
  return { body: entry.note, by: entry.by }
}

/** The title of a step, unless it would not say enough without the others around it. */
function eventWords({ mark, title }: TimelineStep, request: RequestDetailDto): string {
  const event = isStatus(mark) ? REQUEST_STATUS[mark][request.side].event : undefined
  return event?.(readingOf(request, firstName(request.adopter.name))) ?? title
}
