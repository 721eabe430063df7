import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequestEvents, type reports } from '@/db/schema'
import type { ConversationEntryDto, PartyDto } from '@/lib/moderation/staff/dto'

const AROUND = 20

interface Written {
  id: number
  side: PartyDto['side']
  body: string
  createdAt: Date
  hiddenAt?: Date | null
}

export const entryDto = (
  kind: ConversationEntryDto['kind'],
  { id, side, body, createdAt, hiddenAt }: Written,
  isReported = false,
): ConversationEntryDto => ({
  kind,
  id,
  side,
  body,
  at: createdAt.toISOString(),
  removedAt: hiddenAt?.toISOString() ?? null,
  isReported,
})

/** The messages up to the reported one, or to the time of the report, and those after it. */
export async function listMessagesAround(
  db: Db,
  { requestId, messageId, createdAt }: typeof reports.$inferSelect,
) {
  const ofRequest = eq(adoptionMessages.requestId, requestId ?? 0)
  const [earlier, later] =
    messageId === null
      ? [lte(adoptionMessages.createdAt, createdAt), gt(adoptionMessages.createdAt, createdAt)]
      : [lte(adoptionMessages.id, messageId), gt(adoptionMessages.id, messageId)]
  const select = () => db.select().from(adoptionMessages)
  const [before, after] = await Promise.all([
    select()
      .where(and(ofRequest, earlier))
      .orderBy(desc(adoptionMessages.id))
      .limit(AROUND + 2),
    select()
      .where(and(ofRequest, later))
      .orderBy(adoptionMessages.id)
      .limit(AROUND + 1),
  ])
  const shown = [...before.slice(0, AROUND + 1).reverse(), ...after.slice(0, AROUND)]
  return {
    messages: shown.map((message) => entryDto('message', message, message.id === messageId)),
    cut: { before: before.length > AROUND + 1, after: after.length > AROUND },
  }
}

/** Notes that people wrote with their answers; those of the site are no entries. */
export async function listAnswers(
  db: Db,
  requestId: number,
  ownerId: number,
): Promise<ConversationEntryDto[]> {
  const rows = await db
    .select()
    .from(adoptionRequestEvents)
    .where(
      and(
        eq(adoptionRequestEvents.requestId, requestId),
        isNotNull(adoptionRequestEvents.note),
        isNotNull(adoptionRequestEvents.actorId),
      ),
    )
    .orderBy(adoptionRequestEvents.id)
  return rows.map((row) =>
    entryDto('answer', { ...row, body: row.note ?? '', side: row.actorId === ownerId ? 'owner' : 'adopter' }),
  )
}
