import { and, eq, lte } from 'drizzle-orm'
import { isOneOf } from '@/db/conditions'
import { adoptionMessages } from '@/db/schema'
import { unreadBy } from '@/lib/adoption/condition-queries'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { withdrawMessageMails } from '@/lib/adoption/requests/operations/message-mails'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'

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
    // Of messages in a row the first alone is mailed.
    const isMailNeeded = (await tx.$count(adoptionMessages, isUnread)) > 0
    if (ids.length > 0 && !isMailNeeded) await withdrawMessageMails(tx, isOneOf(adoptionMessages.id, ids))
    return ids
  })
}
