import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  auditLog,
  donations,
  monthlyGifts,
  paymentDifferences,
  paymentEvents,
  pets,
  reports,
  reviews,
} from '@/db/schema'
import { redactAudit } from '@/lib/platform/audit/operations'

/**
 * Removes names and reasons from entries about accounts, their pets, reports of their conversations, comments by or
 * on them and payments by or to them; what was done, when and by whom stays. Call it while donations name their donor.
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
  const payments = tx
    .select({ subject: sql<string>`'payment:' || ${donations.paymentId}` })
    .from(donations)
    .where(or(inArray(donations.donorId, accountIds), inArray(donations.foundationId, accountIds)))
  // Of a donation that was paid twice the other payment.
  const ofDifferences = tx
    .select({ subject: sql<string>`'payment:' || ${paymentDifferences.paymentId}` })
    .from(paymentDifferences)
    .innerJoin(donations, eq(donations.id, paymentDifferences.donationId))
    .where(or(inArray(donations.donorId, accountIds), inArray(donations.foundationId, accountIds)))
  // Whatever an event names where it names no payment.
  const ofEvents = tx
    .select({ subject: sql<string>`'payment:' || ${paymentEvents.objectId}` })
    .from(paymentEvents)
    .leftJoin(donations, eq(donations.id, paymentEvents.donationId))
    .leftJoin(monthlyGifts, eq(monthlyGifts.id, paymentEvents.monthlyGiftId))
    .where(
      or(
        inArray(donations.donorId, accountIds),
        inArray(donations.foundationId, accountIds),
        inArray(monthlyGifts.donorId, accountIds),
        inArray(monthlyGifts.foundationId, accountIds),
      ),
    )
  const subjects = [accounts, ownPets, ofConversations, ofReviews, payments, ofDifferences, ofEvents].map(
    (subject) => inArray(auditLog.subject, subject),
  )
  await redactAudit(tx, or(...subjects))
}
