import { and, eq } from 'drizzle-orm'
import { adoptionMessages } from '@/db/schema'
import type { ConversationDto } from '@/lib/adoption/conversation/dto'
import { judgeWriting } from '@/lib/adoption/conversation/policy'
import { findStamp, findWritingFacts, listMessages } from '@/lib/adoption/conversation/queries'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { readRequest } from '@/lib/adoption/requests/operations/read'
import { findRequest } from '@/lib/adoption/requests/queries'
import { unreadBy } from '@/lib/adoption/requests/row-queries'
import type { Side } from '@/lib/adoption/requests/transitions'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'
import { withdrawMessageMails } from './mail'

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

const isUnread = (requestId: number, side: Side) =>
  and(eq(adoptionMessages.requestId, requestId), unreadBy(side))

/** @returns the messages that were unread. Their mails stay unsent. */
async function markRead(ctx: Context, requestId: number, side: Side): Promise<number[]> {
  const { db, now } = ctx
  if ((await db.$count(adoptionMessages, isUnread(requestId, side))) === 0) return []
  return write(ctx, async (tx) => {
    await lockConversation(tx, requestId)
    const rows = await tx
      .update(adoptionMessages)
      .set({ readAt: now })
      .where(isUnread(requestId, side))
      .returning({ id: adoptionMessages.id })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await withdrawMessageMails(tx, ids)
    return ids
  })
}
