import { aliasedTable, and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reports, users } from '@/db/schema'
import type { ReporterDto, ReportingPairDto } from '@/lib/moderation/staff/dto'
import { fullNameSql } from '@/lib/people/accounts/queries'
import { DAY_MS } from '@/lib/text/durations'

const MOST = 20
/** How far back the reports of an account are looked at for a pattern. */
const RECENT_MS = 30 * DAY_MS

const reportersOf = (db: Db, petId: number) =>
  db.select({ id: reports.reporterId }).from(reports).where(eq(reports.petId, petId))

/** The accounts that reported a pet, with what became of their other reports, the busiest first. */
export async function listReporters(db: Db, petId: number, now: Date): Promise<ReporterDto[]> {
  const recent = gt(reports.createdAt, new Date(now.getTime() - RECENT_MS))
  const count = (which: ReturnType<typeof and>) => sql<number>`(count(*) filter (where ${which}))::int`
  const filed = count(recent)
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`${fullNameSql(users)}`,
      since: users.createdAt,
      filed,
      accepted: count(and(recent, eq(reports.status, 'aceptado'))),
      dismissed: count(and(recent, eq(reports.status, 'descartado'))),
      hidden: sql<number>`(count(distinct ${reports.petId}) filter (where ${and(recent, gt(reports.hidAt, new Date(0)))}))::int`,
    })
    .from(users)
    .innerJoin(reports, eq(reports.reporterId, users.id))
    .where(inArray(users.id, reportersOf(db, petId)))
    .groupBy(users.id)
    .orderBy(desc(filed), users.id)
    .limit(MOST)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** Two accounts that reported this pet and, lately, others together. */
export async function listReportingPairs(db: Db, petId: number, now: Date): Promise<ReportingPairDto[]> {
  const [other, one, two] = [
    aliasedTable(reports, 'other'),
    aliasedTable(users, 'one'),
    aliasedTable(users, 'two'),
  ]
  const pets = sql<number>`count(distinct ${reports.petId})::int`
  return db
    .select({ one: sql<string>`${fullNameSql(one)}`, two: sql<string>`${fullNameSql(two)}`, pets })
    .from(reports)
    .innerJoin(other, and(eq(other.petId, reports.petId), lt(reports.reporterId, other.reporterId)))
    .innerJoin(one, eq(one.id, reports.reporterId))
    .innerJoin(two, eq(two.id, other.reporterId))
    .where(
      and(
        ne(reports.petId, petId),
        gt(reports.createdAt, new Date(now.getTime() - RECENT_MS)),
        inArray(reports.reporterId, reportersOf(db, petId)),
        inArray(other.reporterId, reportersOf(db, petId)),
      ),
    )
    .groupBy(one.id, two.id)
    .orderBy(desc(pets), one.id, two.id)
    .limit(MOST)
}
