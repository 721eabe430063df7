import { and, eq, gt, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionMessages } from '@/db/schema'
import { unreadBy } from '@/lib/adoption/condition-queries'
import type { MessageFactsDto } from './dto'
import type { Side } from './transitions'

/** By request; those without messages are absent. @param side who reads */
export async function findMessageFacts(
  db: Db,
  requestIds: readonly number[],
  side: Side,
): Promise<Map<number, MessageFactsDto>> {
  if (requestIds.length === 0) return new Map()
  const ofRequests = isOneOf(adoptionMessages.requestId, requestIds)
  const isVisible = isNull(adoptionMessages.hiddenAt)
  const isOwners = eq(adoptionMessages.side, 'owner')
  const said = db
    .select({ requestId: adoptionMessages.requestId, lastId: max(adoptionMessages.id).as('last_id') })
    .from(adoptionMessages)
    .where(and(ofRequests, isOwners, isVisible))
    .groupBy(adoptionMessages.requestId)
    .as('said')
  const isReply = and(eq(adoptionMessages.side, 'adopter'), isVisible, gt(adoptionMessages.id, said.lastId))
  const rows = await db
    .select({
      id: adoptionMessages.requestId,
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${unreadBy(side)}))::int`,
      ownerWroteAt: timeOf('max', isOwners, 'owner_wrote_at'),
      saidAt: timeOf('max', eq(adoptionMessages.id, said.lastId), 'said_at'),
      repliedAt: timeOf('min', isReply, 'replied_at'),
    })
    .from(adoptionMessages)
    .leftJoin(said, eq(said.requestId, adoptionMessages.requestId))
    .where(ofRequests)
    .groupBy(adoptionMessages.requestId)
  return new Map(
    rows.map(({ id, ownerWroteAt, saidAt, repliedAt, ...counts }) => [
      id,
      {
        ...counts,
        ownerWroteAt: ownerWroteAt?.toISOString() ?? null,
        saidAt: saidAt?.toISOString() ?? null,
        repliedAt: repliedAt?.toISOString() ?? null,
      },
    ]),
  )
}

const timeOf = (which: 'min' | 'max', filter: SQL | undefined, name: string) =>
  sql<Date | null>`${sql.raw(which)}(${adoptionMessages.createdAt}) filter (where ${filter})`
    .mapWith(adoptionMessages.createdAt)
    .as(name)
