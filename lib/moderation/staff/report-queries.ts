import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reports, users } from '@/db/schema'
import { fullName } from '@/lib/people/accounts/queries'
import type { EditDto, ReportDto } from './dto'

/** The open ones first, then the latest. @param isOfSubject a condition on `reports` */
export async function listReports(db: Db, isOfSubject: SQL, max: number): Promise<ReportDto[]> {
  const rows = await db
    .select({
      id: reports.id,
      account: fullName(users),
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

/** @param editedAt null for what is as it was published @param reports as `listReports` has them */
export function editSince(editedAt: Date | null, reports: readonly ReportDto[]): EditDto | null {
  if (!editedAt) return null
  const at = editedAt.toISOString()
  return { at, sinceReport: reports.some((report) => report.status === 'abierto' && report.createdAt < at) }
}
