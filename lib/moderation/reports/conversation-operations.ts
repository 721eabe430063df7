import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { adoptionMessages } from '@/db/schema'
import { lockConversation, lockSides, requestNotFound } from '@/lib/adoption/requests/operations/lock'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { MESSAGE_REMOVED } from '@/lib/text/copy/reports'
import { countReport, insertReport } from './operations'
import type { reportConversationSchema } from './schema'

/**
 * Without a message it is the whole conversation. Once per reporter while open; nobody else is told.
 * @throws TooManyRequests; DomainError unauthenticated; not_found for everybody but the two sides; forbidden for one's
 *   own message; conflict when staff have removed it.
 */
export async function reportConversation(
  ctx: Context,
  report: z.output<typeof reportConversationSchema>,
): Promise<void> {
  const reporterId = accountIdOf(ctx.actor)
  await countReport(ctx)
  await write(ctx, async (tx) => {
    const { ownerId } = await lockSides(tx, report.requestId, reporterId)
    const own = reporterId === ownerId ? 'owner' : 'adopter'
    // It may have gone with an account while this one waited. Staff who remove a message hold it, so that no report of it
    // stays open.
    if ((await lockConversation(tx, report.requestId)).length === 0) throw requestNotFound()
    if (report.messageId !== null) await requireReportable(tx, report.requestId, report.messageId, own)
    await insertReport(tx, { ...report, reporterId, createdAt: ctx.now })
  })
}

async function requireReportable(
  tx: Db,
  requestId: number,
  messageId: number,
  own: 'owner' | 'adopter',
): Promise<void> {
  const [message] = await tx
    .select({ side: adoptionMessages.side, hiddenAt: adoptionMessages.hiddenAt })
    .from(adoptionMessages)
    .where(and(eq(adoptionMessages.requestId, requestId), eq(adoptionMessages.id, messageId)))
  if (!message) throw new DomainError('not_found', 'No encontramos ese mensaje')
  if (message.side === own) throw new DomainError('forbidden', 'Este mensaje es tuyo')
  if (message.hiddenAt) throw new DomainError('conflict', MESSAGE_REMOVED)
}
