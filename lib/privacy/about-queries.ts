import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { auditLog, auditNotes, knownIps, pets, reports, reviews } from '@/db/schema'
import { isEntryAbout } from '@/lib/moderation/staff/audit-log/queries'

/** Their reasons were e-mailed; others are notes of staff. */
const TOLD = [
  'account.suspend',
  'account.restore',
  'foundation.reject',
  'foundation.keep-name',
  'listing.remove',
  'expense.hide',
  'review.hide',
  'story.remove',
]

/** What staff did about an account, its pets, its comments and its stories, without who did it. */
export function listEntriesAbout(db: Db, accountId: number) {
  return db
    .select({
      action: auditLog.action,
      subject: auditLog.subject,
      reason: sql<string | null>`case when ${inArray(auditLog.action, TOLD)} then ${auditNotes.reason} end`,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.entryId, auditLog.id))
    .where(isEntryAbout(db, accountId))
    .orderBy(auditLog.id)
}

/**
 * By others, of pets and comments. Without what they wrote, which would tell who they are, as a report of a conversation
 * would by itself: only its other side can send one.
 */
export function listReportsAbout(db: Db, accountId: number) {
  return db
    .select({
      petId: reports.petId,
      pet: pets.name,
      reviewId: reports.reviewId,
      reason: reports.reason,
      status: reports.status,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .leftJoin(pets, eq(pets.id, reports.petId))
    .leftJoin(reviews, eq(reviews.id, reports.reviewId))
    .where(
      and(
        or(isNull(reports.reporterId), ne(reports.reporterId, accountId)),
        or(
          and(isNotNull(reports.petId), eq(pets.ownerId, accountId)),
          and(isNotNull(reports.reviewId), eq(reviews.userId, accountId)),
        ),
      ),
    )
    .orderBy(reports.id)
}

/** From which it signed in, as keyed hashes: the addresses themselves are not kept. */
export function listNetworks(db: Db, accountId: number) {
  return db
    .select({ hash: knownIps.ipHash, lastUsedAt: knownIps.lastUsedAt })
    .from(knownIps)
    .where(eq(knownIps.userId, accountId))
    .orderBy(knownIps.lastUsedAt)
}
