import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  foundations,
  petPhotos,
  pets,
  users,
} from '@/db/schema'
import { isUndecidedSql, owners, unreadBy } from '@/lib/adoption/condition-queries'
import type { Side } from '@/lib/adoption/requests/transitions'
import { hasFailedSql, ownerTask, waitsForOwner } from '@/lib/adoption/task-queries'
import { isBlocked } from '@/lib/pets/visibility-queries'
import { pictureDto } from '@/lib/photos/dto'
import { daysBefore } from '@/lib/text/durations'
import { firstName, publisherName } from '@/lib/text/text'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import type { WaitingDto, WaitingRequestDto } from './dto'
import { ANSWER_NEWS_DAYS, ANSWERED_STATUSES, byUrgency, REOPENED_FROM, SENT_NEWS_DAYS } from './rules'

const MOST = 50

/**
 * What waits for an account in adoption requests, for both sides. Nothing of a blocked or suspended other side is told, nor
 * of a blocked listing.
 */
export async function findWaitingRequests(db: Db, accountId: number, now: Date): Promise<WaitingDto> {
  // Two statements: each side has an index, an `or` of both reads everybody's requests.
  const [received, sent] = await Promise.all([
    listOfSide(db, 'owner', and(eq(pets.ownerId, accountId), isPresent(users), isNull(pets.blockedAt)), now),
    listOfSide(
      db,
      'adopter',
      and(eq(adoptionRequests.adopterId, accountId), isPresent(owners), not(isBlocked)),
      now,
      isNewsToAdopter(db, now),
    ),
  ])
  return {
    count: received.count + sent.count,
    unanswered: received.unanswered,
    requests: [...received.requests, ...sent.requests].sort(byUrgency),
  }
}

const isPresent = (account: typeof users | typeof owners) =>
  and(eq(account.active, true), isNull(account.blockedAt))

const previousStatus = sql<AdoptionStatus | null>`(
  select event.status from ${adoptionRequestEvents} as event where event.request_id = ${adoptionRequests.id}
  order by event.id desc offset 1 limit 1)`

/** What others did in the last days, or a request just sent. */
function isNewsToAdopter(db: Db, now: Date): SQL | undefined {
  const isReopened = and(
    eq(adoptionRequests.status, 'en revisión'),
    inArray(previousStatus, [...REOPENED_FROM]),
  )
  return or(
    and(
      gt(adoptionRequests.updatedAt, daysBefore(now, ANSWER_NEWS_DAYS)),
      or(inArray(adoptionRequests.status, [...ANSWERED_STATUSES]), isReopened),
      sql`${hasFailedSql(db)} is not true`,
    ),
    and(isUndecidedSql, gt(adoptionRequests.createdAt, daysBefore(now, SENT_NEWS_DAYS))),
  )
}

async function listOfSide(db: Db, side: Side, ofAccount: SQL | undefined, now: Date, isNews?: SQL) {
  const unread = db
    .select({
      requestId: adoptionMessages.requestId,
      total: sql<number>`count(*)::int`.as('unread_total'),
      at: sql`max(${adoptionMessages.createdAt})`.mapWith(adoptionMessages.createdAt).as('unread_at'),
    })
    .from(adoptionMessages)
    .where(and(eq(adoptionMessages.requestId, adoptionRequests.id), unreadBy(side)))
    .groupBy(adoptionMessages.requestId)
    .as('unread')
  const isUnread = isNotNull(unread.requestId)
  const isTask = side === 'owner' ? waitsForOwner(db, now) : sql`false`
  const waits = or(isTask, isUnread)
  const rows = await db
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
      previous: side === 'adopter' ? previousStatus : sql<null>`null`,
      task: side === 'owner' ? ownerTask(db, now) : sql<null>`null`,
      createdAt: adoptionRequests.createdAt,
      updatedAt: adoptionRequests.updatedAt,
      pet: pets.name,
      photo: petPhotos.hash,
      adopter: users.name,
      owner: owners.name,
      foundation: foundations.name,
      unread: unread.total,
      unreadAt: unread.at,
      count: sql<number>`(count(*) filter (where ${waits}) over ())::int`,
      unanswered: sql<number>`(count(*) filter (where ${isTask}) over ())::int`,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .leftJoinLateral(unread, sql`true`)
    .where(and(ofAccount, or(waits, isNews)))
    .orderBy(sql`${unread.at} desc nulls last`, adoptionRequests.createdAt, adoptionRequests.id)
    .limit(MOST)
  const requests = rows.map(
    ({ photo, adopter, owner, foundation, createdAt, updatedAt, unreadAt, ...row }): WaitingRequestDto => ({
      id: row.id,
      side,
      status: row.status,
      previous: row.previous,
      task: row.task,
      other: side === 'owner' ? firstName(adopter) : publisherName({ name: owner, foundation }),
      pet: row.pet,
      photo: photo && pictureDto(photo).small,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      unread: row.unread ?? 0,
      unreadAt: unreadAt?.toISOString() ?? null,
    }),
  )
  return { count: rows[0]?.count ?? 0, unanswered: rows[0]?.unanswered ?? 0, requests }
}
