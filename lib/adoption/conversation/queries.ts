import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, foundations, pets, users } from '@/db/schema'
import { isOfSide, owners, unreadBy } from '@/lib/adoption/condition-queries'
import type { Side } from '@/lib/adoption/requests/transitions'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { isBlocked, isHidden } from '@/lib/pets/visibility-queries'
import { UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { HOUR_MS } from '@/lib/text/durations'
import { publisherName } from '@/lib/text/text'
import type { MessageDto, ReportableDto } from './dto'

const MESSAGES_PER_PAGE = 200

/**
 * A page of a conversation, oldest first, without what a blocked side wrote. The body of a hidden message never leaves
 * this.
 * @param before a message; null for the last page
 * @param perPage in messages
 */
export async function listMessages(
  db: Db,
  requestId: number,
  before: number | null,
  perPage = MESSAGES_PER_PAGE,
): Promise<{ rows: MessageDto[]; earlier: boolean }> {
  const rows = await db
    .select({
      id: adoptionMessages.id,
      side: adoptionMessages.side,
      body: sql<
        string | null
      >`case when ${adoptionMessages.hiddenAt} is null then ${adoptionMessages.body} end`,
      createdAt: adoptionMessages.createdAt,
      readAt: adoptionMessages.readAt,
    })
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        isOfUnblocked(adoptionMessages.authorId),
        before === null ? undefined : lt(adoptionMessages.id, before),
      ),
    )
    .orderBy(desc(adoptionMessages.id))
    .limit(perPage + 1)
  const shown = rows.slice(0, perPage).reverse()
  return {
    rows: shown.map(({ createdAt, readAt, ...row }) => ({
      ...row,
      at: createdAt.toISOString(),
      read: readAt !== null,
    })),
    earlier: rows.length > perPage,
  }
}

/** As many as a telephone number has digits, with the one that is being sent. */
const READ_TOGETHER = 9

/** What one side wrote within the last hour, oldest first, for `findSplitIssue`. */
export async function listRecentBodies(
  db: Db,
  { requestId, side, now }: { requestId: number; side: Side; now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ body: adoptionMessages.body })
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        eq(adoptionMessages.side, side),
        gt(adoptionMessages.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(desc(adoptionMessages.id))
    .limit(READ_TOGETHER)
  return rows.map(({ body }) => body).reverse()
}

/** A value that changes with anything that a conversation shows; null for strangers. */
export async function findStamp(db: Db, accountId: number, requestId: number): Promise<string | null> {
  const [row] = await db
    .select({
      stamp: sql<string>`concat_ws('.', ${adoptionRequests.status}, extract(epoch from ${adoptionRequests.updatedAt}),
        ${isHidden}, ${users.active}, ${owners.active}, (
          select concat_ws('.', max(${adoptionMessages.id}), count(${adoptionMessages.readAt}), count(${adoptionMessages.hiddenAt}))
          from ${adoptionMessages} where ${adoptionMessages.requestId} = ${adoptionRequests.id}))`,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .where(and(eq(adoptionRequests.id, requestId), isOfSide(accountId)))
  return row?.stamp ?? null
}

/**
 * What `judgeWriting` decides by, seen from `side`: `away` and `blocked` are the other side's. @throws Error if the request
 * is gone: check it first.
 */
export async function findWritingFacts(db: Db, requestId: number, side: Side) {
  const [row] = await db
    .select({
      ownerId: pets.ownerId,
      held: isHidden,
      adopter: { active: users.active, blockedAt: users.blockedAt },
      owner: { active: owners.active, blockedAt: owners.blockedAt },
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .where(eq(adoptionRequests.id, requestId))
  if (!row) throw new Error('The request is gone')
  const { owner, adopter, ...facts } = row
  const other = side === 'owner' ? adopter : owner
  return { ...facts, away: !other.active, blocked: other.blockedAt !== null }
}

/** Conversations, not messages: as owner (without blocked pets) and as adopter. */
export async function countUnreadConversations(
  db: Db,
  accountId: number,
): Promise<{ received: number; sent: number }> {
  // Two statements: each side has an index, an `or` of both reads everybody's unread messages.
  const [received, sent] = await Promise.all([
    countUnread(db, 'owner', and(eq(pets.ownerId, accountId), isNull(pets.blockedAt))),
    countUnread(db, 'adopter', eq(adoptionRequests.adopterId, accountId)),
  ])
  return { received, sent }
}

async function countUnread(db: Db, side: Side, ofAccount: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${adoptionRequests.id})::int` })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(adoptionMessages, eq(adoptionMessages.requestId, adoptionRequests.id))
    .where(and(ofAccount, unreadBy(side)))
  return row?.total ?? 0
}

/**
 * A conversation, or a message of the other side, as one of the two sides may report it; null for anything else. To an
 * adopter a blocked pet is none by name.
 */
export async function findReportable(
  db: Db,
  accountId: number,
  { requestId, messageId }: { requestId: number; messageId: number | null },
): Promise<ReportableDto | null> {
  const [row] = await db
    .select({
      ownerId: pets.ownerId,
      pet: pets.name,
      petBlocked: isBlocked,
      person: users.name,
      foundation: foundations.name,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(
      users,
      and(
        or(eq(users.id, adoptionRequests.adopterId), eq(users.id, pets.ownerId)),
        ne(users.id, accountId),
        isNull(users.blockedAt),
      ),
    )
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(and(eq(adoptionRequests.id, requestId), isOfSide(accountId)))
  if (!row) return null
  const side: Side = row.ownerId === accountId ? 'owner' : 'adopter'
  const message = messageId === null ? null : await findReceived(db, { requestId, messageId, side })
  if (messageId !== null && !message) return null
  return {
    requestId,
    side,
    other: publisherName({ name: row.person, foundation: row.foundation }),
    pet: row.petBlocked && side === 'adopter' ? UNAVAILABLE_LISTING : row.pet,
    message,
  }
}

/** A message of the other side; the text of one that staff have removed is empty. */
async function findReceived(
  db: Db,
  { requestId, messageId, side }: { requestId: number; messageId: number; side: Side },
): Promise<ReportableDto['message']> {
  const [row] = await db
    .select()
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        eq(adoptionMessages.id, messageId),
        ne(adoptionMessages.side, side),
      ),
    )
  if (!row) return null
  const isRemoved = row.hiddenAt !== null
  return { id: row.id, body: isRemoved ? '' : row.body, at: row.createdAt.toISOString(), isRemoved }
}
