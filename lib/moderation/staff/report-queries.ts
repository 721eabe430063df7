import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reports, users } from '@/db/schema'
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
    .orderBy(desc(sql`${reports.status} = 'abierto'`), desc(reports.id))
    .limit(max)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
