import { and, eq, lte } from 'drizzle-orm'
import { adoptionMessages } from '@/db/schema'
import { unreadBy } from '@/lib/adoption/condition-queries'
import type { ConversationDto, LastWordsDto, MessageDto } from '@/lib/adoption/conversation/dto'
import { judgeWriting } from '@/lib/adoption/conversation/policy'
import { findStamp, findWritingFacts, listMessages } from '@/lib/adoption/conversation/queries'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { readRequest } from '@/lib/adoption/requests/operations/answer'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { withdrawMessageMails } from '@/lib/adoption/requests/operations/withdraw-mails'
import { findRequest } from '@/lib/adoption/requests/queries'
import { otherSide, type Side } from '@/lib/adoption/requests/transitions'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

/**
 * The conversation of a request for one of its two sides, null for everybody else. Looking at its end marks the other
 * side's messages as read; looking opens the request. Neither happens `ahead` of them: a prefetch is no look.
 * @param before shows the page before this message, on which nothing new can be seen
 * @throws DomainError unauthenticated.
 */
export async function readConversation(
  ctx: Context,
  requestId: number,
  { ahead, before }: { ahead: boolean; before: number | null },
): Promise<ConversationDto | null> {
  const accountId = accountIdOf(ctx.actor)
  const opened = await readRequest(ctx, requestId, { ahead })
  if (!opened) return null
  const { side } = opened
  const marked = ahead || before !== null ? [] : await markRead(ctx, requestId, side)
  // After what this changes, and before what it tells of: an answer or a message in between must make the page load anew.
  const stamp = await findStamp(ctx.db, accountId, requestId)
  const [request, page, facts] = await Promise.all([
    findRequest(ctx.db, accountId, requestId),
    listMessages(ctx.db, requestId, before),
    findWritingFacts(ctx.db, requestId, side),
  ])
  if (!request) return null
  const isNew = new Set(marked)
  const news = page.rows.filter(({ id, body }) => isNew.has(id) && body !== null)
  return {
    request,
    messages: page.rows,
    pages: { earlier: page.earlier, later: before !== null },
    news: { count: news.length, firstId: news[0]?.id ?? null },
    isAhead: ahead,
    writing: judgeWriting({ status: request.status, ...facts }),
    stamp: stamp ?? '',
    ownerId: facts.ownerId,
  }
}

/**
 * Marks what the other side wrote as read by `side`.
 * @param last the newest message that was shown, where it is read before this: what comes in between is not seen
 * @returns the messages that were unread. Their mails stay unsent, unless one tells of messages that still are
 */
export async function markRead(
  ctx: Context,
  requestId: number,
  side: Side,
  last?: number,
): Promise<number[]> {
  const { db, now } = ctx
  const isUnread = and(eq(adoptionMessages.requestId, requestId), unreadBy(side))
  if ((await db.$count(adoptionMessages, isUnread)) === 0) return []
  return write(ctx, async (tx) => {
    await lockConversation(tx, requestId)
    const rows = await tx
      .update(adoptionMessages)
      .set({ readAt: now })
      .where(and(isUnread, last === undefined ? undefined : lte(adoptionMessages.id, last)))
      .returning({ id: adoptionMessages.id })
    const ids = rows.map(({ id }) => id)
    // The mail of one that was read may stand for later ones: it goes once all are read.
    const isMailNeeded = (await tx.$count(adoptionMessages, isUnread)) > 0
    const isToSide = and(
      eq(adoptionMessages.requestId, requestId),
      eq(adoptionMessages.side, otherSide(side)),
    )
    if (ids.length > 0 && !isMailNeeded) await withdrawMessageMails(tx, isToSide)
    return ids
  })
}

/** Messages that stand at the top of a request; more are read in the conversation. */
const WORDS_IN_SIGHT = 3

/** What happens to a request without anybody saying anything. */
const SILENT: readonly AdoptionStatus[] = ['en revisión', 'en espera']

/**
 * What one side wrote last, in a row, since one of the two said something else, such as yes or no. Null if nobody
 * wrote since: then that is what the request is about.
 * @param latest the last messages, oldest first, hidden ones included
 */
function pickLastWords(
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

/**
 * A request and what was written about it last, for one of its two sides; null for everybody else. The reader has seen
 * the other side's messages if all that were unread are among those words. Nothing is seen `ahead` of them: a prefetch
 * is no look.
 * @throws DomainError unauthenticated.
 */
export async function readRequestWithLastWords(
  ctx: Context,
  requestId: number,
  { ahead }: { ahead: boolean },
): Promise<{ request: RequestDetailDto; lastWords: LastWordsDto | null } | null> {
  const request = await readRequest(ctx, requestId, { ahead })
  if (!request) return null
  if (request.messages.total === 0) return { request, lastWords: null }
  const { rows } = await listMessages(ctx.db, requestId, null, WORDS_IN_SIGHT)
  const words = pickLastWords(request, rows)
  if (!words) return { request, lastWords: null }
  const facts = await findWritingFacts(ctx.db, requestId, request.side)
  const lastWords = { ...words, writing: judgeWriting({ status: request.status, ...facts }) }
  if (ahead || request.messages.unread === 0 || words.otherUnread > 0) return { request, lastWords }
  await markRead(ctx, requestId, request.side, rows.at(-1)?.id)
  return { request: { ...request, messages: { ...request.messages, unread: 0 } }, lastWords }
}
