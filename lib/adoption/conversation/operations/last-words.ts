import type { LastWordsDto } from '@/lib/adoption/conversation/dto'
import { pickLastWords, WORDS_IN_SIGHT } from '@/lib/adoption/conversation/last-words'
import { judgeWriting } from '@/lib/adoption/conversation/policy'
import { findWritingFacts, listMessages } from '@/lib/adoption/conversation/queries'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { readRequest } from '@/lib/adoption/requests/operations/read'
import type { Context } from '@/lib/platform/context'
import { markRead } from './mark-read'

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
