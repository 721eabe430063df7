import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import type { LastWordsDto, MessageDto } from './dto'

/** Messages that stand at the top of a request; more are read in the conversation. */
export const WORDS_IN_SIGHT = 3

/** What happens to a request without anybody saying anything. */
const SILENT: readonly AdoptionStatus[] = ['en revisión', 'en espera']

/**
 * What one side wrote last, in a row, since one of the two said something else, such as yes or no. Null if nobody
 * wrote since: then that is what the request is about.
 * @param latest the last messages, oldest first, hidden ones included
 */
export function pickLastWords(
  { side: reader, messages: { unread }, timeline }: Pick<RequestDetailDto, 'side' | 'messages' | 'timeline'>,
  latest: readonly MessageDto[],
): Omit<LastWordsDto, 'writing'> | null {
  const said = timeline.findLast(({ by, status }) => by !== 'system' && !SILENT.includes(status))
  const since = said?.at ?? ''
  const shown = latest.flatMap(({ body, ...message }) =>
    body === null || message.at < since ? [] : { ...message, body },
  )
  const last = shown.at(-1)
  if (!last) return null
  const before = shown.findLastIndex(({ side }) => side !== last.side)
  const messages = shown.slice(before + 1)
  const news = messages.filter(({ side, read }) => side !== reader && !read)
  return {
    side: last.side,
    messages: messages.map(({ id, body, at }) => ({ id, body, at })),
    otherUnread: unread - news.length,
  }
}
