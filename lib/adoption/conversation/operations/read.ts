import type { ConversationDto } from '@/lib/adoption/conversation/dto'
import { judgeWriting } from '@/lib/adoption/conversation/policy'
import { findStamp, findWritingFacts, listMessages } from '@/lib/adoption/conversation/queries'
import { readRequest } from '@/lib/adoption/requests/operations/read'
import { findRequest } from '@/lib/adoption/requests/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { markRead } from './mark-read'

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
