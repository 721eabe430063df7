import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, reports, reviews, users } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { fullNameSql } from '@/lib/people/accounts/queries'
import type { ReportDto } from './dto'

/** The open ones first, then the latest. @param isOfSubject a condition on `reports` */
export async function listReports(db: Db, isOfSubject: SQL, max: number): Promise<ReportDto[]> {
  const rows = await db
    .select({
      id: reports.id,
      account: fullNameSql(users),
      bySystem: reports.bySystem,
      reason: reports.reason,
      details: reports.details,
      status: reports.status,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(isOfSubject)
    .orderBy(...openFirst)
    .limit(max)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export const openFirst = [desc(sql`${reports.status} = 'abierto'`), desc(reports.id)]

/** A condition on `reports`: of what an account published or wrote. Those of a conversation are about its other side. */
export function isAboutAccount(db: Db, accountId: number): SQL | undefined {
  const ownPets = db.select({ id: pets.id }).from(pets).where(eq(pets.ownerId, accountId))
  const ownReviews = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, accountId))
  const ownRequests = db
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(isOfSide(accountId))
  return or(
    inArray(reports.petId, ownPets),
    inArray(reports.reviewId, ownReviews),
    and(inArray(reports.requestId, ownRequests), ne(reports.reporterId, accountId)),
  )
}
