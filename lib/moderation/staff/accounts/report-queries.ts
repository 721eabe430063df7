import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, foundations, pets, reports, reviews } from '@/db/schema'
import { isAboutAccount, openFirst } from '@/lib/moderation/staff/report-queries'
import type { ReportAboutDto, StaffAccountDto } from './dto'

const MOST = 30

/** Of all that an account published or wrote: its pets, its comments, its side of conversations. */
export async function findReportsAbout(db: Db, accountId: number): Promise<StaffAccountDto['reports']> {
  const isAbout = isAboutAccount(db, accountId)
  const [totals, newest] = await Promise.all([
    db
      .select({ status: reports.status, total: count() })
      .from(reports)
      .where(isAbout)
      .groupBy(reports.status),
    db
      .select({
        id: reports.id,
        kind: sql<ReportAboutDto['kind']>`case when ${reports.petId} is not null then 'pet'
          when ${reports.reviewId} is not null then 'review' else 'conversation' end`,
        caseId: sql<number>`coalesce(${reports.petId}, ${reports.reviewId}, ${reports.id})`,
        about: sql<string>`coalesce(${foundations.name}, ${pets.name})`,
        reason: reports.reason,
        status: reports.status,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .leftJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
      .leftJoin(pets, eq(pets.id, sql`coalesce(${reports.petId}, ${adoptionRequests.petId})`))
      .leftJoin(reviews, eq(reviews.id, reports.reviewId))
      .leftJoin(foundations, eq(foundations.userId, reviews.foundationId))
      .where(isAbout)
      .orderBy(...openFirst)
      .limit(MOST),
  ])
  const totalOf = (status: string) => totals.find((row) => row.status === status)?.total ?? 0
  return {
    open: totalOf('abierto'),
    accepted: totalOf('aceptado'),
    dismissed: totalOf('descartado'),
    newest: newest.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}
