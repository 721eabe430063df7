import { eq } from 'drizzle-orm'
import { adoptionMessages } from '@/db/schema'
import { withdrawMessageMails } from '@/lib/adoption/requests/operations/withdraw-mails'
import type { WriteTx } from '@/lib/platform/write'
import { mailFirstUnread } from './mail'

/**
 * Hides a message from both sides. A mail about it that has not left does not leave; the next message that its reader has
 * not seen is told instead. The caller decides who may, and holds the lock of the conversation.
 */
export async function hideFromBothSides(tx: WriteTx, messageId: number, now: Date): Promise<void> {
  const [hidden] = await tx
    .update(adoptionMessages)
    .set({ hiddenAt: now })
    .where(eq(adoptionMessages.id, messageId))
    .returning({ requestId: adoptionMessages.requestId, side: adoptionMessages.side })
  if (!hidden) return
  const withdrawn = await withdrawMessageMails(tx, eq(adoptionMessages.id, messageId))
  if (withdrawn.length > 0) await mailFirstUnread(tx, hidden, now)
}
