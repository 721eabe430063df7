import { and, eq } from 'drizzle-orm'
import { adoptionMessages } from '@/db/schema'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { unreadBy } from '@/lib/adoption/requests/row-queries'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'
import { withdrawMessageMails } from './mail'

const isUnread = (requestId: number, side: Side) =>
  and(eq(adoptionMessages.requestId, requestId), unreadBy(side))

/** Marks what the other side wrote as read by `side`. @returns the messages that were unread; their mails stay unsent */
export async function markRead(ctx: Context, requestId: number, side: Side): Promise<number[]> {
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
