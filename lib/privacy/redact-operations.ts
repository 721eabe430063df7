import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, auditLog, pets, reports, reviews } from '@/db/schema'
import { redactAudit } from '@/lib/platform/audit/operations'

/**
 * Removes names and reasons from entries about accounts, their pets, reports of their conversations and comments by or
 * on them; what was done, when and by whom stays.
 */
export async function redactAuditLog(tx: Db, accountIds: number[]): Promise<void> {
  const accounts = accountIds.flatMap((id) => [`foundation:${id}`, `user:${id}`])
  const ownPets = tx
    .select({ subject: sql<string>`'pet:' || ${pets.id}` })
    .from(pets)
    .where(inArray(pets.ownerId, accountIds))
  const ofConversations = tx
    .select({ subject: sql<string>`'report:' || ${reports.id}` })
    .from(reports)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(or(inArray(adoptionRequests.adopterId, accountIds), inArray(pets.ownerId, accountIds)))
  const ofReviews = tx
    .select({ subject: sql<string>`'review:' || ${reviews.id}` })
    .from(reviews)
    .where(or(inArray(reviews.userId, accountIds), inArray(reviews.foundationId, accountIds)))
  const subjects = [accounts, ownPets, ofConversations, ofReviews].map((subject) =>
    inArray(auditLog.subject, subject),
  )
  await redactAudit(tx, or(...subjects))
}
