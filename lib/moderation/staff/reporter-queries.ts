import { aliasedTable, and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, reports, users } from '@/db/schema'
import { fullNameSql } from '@/lib/people/accounts/queries'
import { DAY_MS } from '@/lib/text/durations'
import { publisherStanding } from './accounts/standing-queries'
import type { ReporterDto, ReportingPairDto } from './dto'

const MOST = 20
/** How far back the reports of an account are looked at for a pattern. */
const RECENT_MS = 30 * DAY_MS

const reportersOf = (db: Db, isOfSubject: SQL) =>
  db.select({ id: reports.reporterId }).from(reports).where(isOfSubject)

/**
 * The accounts that reported a pet or a comment, with what became of their other reports, the busiest first.
 * @param isOfSubject a condition on `reports`
 */
export async function listReporters(db: Db, isOfSubject: SQL, now: Date): Promise<ReporterDto[]> {
  const recent = gt(reports.createdAt, new Date(now.getTime() - RECENT_MS))
  const count = (which: ReturnType<typeof and>) => sql<number>`(count(*) filter (where ${which}))::int`
  const filed = count(recent)
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`${fullNameSql(users)}`,
      standing: publisherStanding(),
      since: users.createdAt,
      filed,
      accepted: count(and(recent, eq(reports.status, 'aceptado'))),
      dismissed: count(and(recent, eq(reports.status, 'descartado'))),
      hidden: sql<number>`(count(distinct ${reports.petId}) filter (where ${and(recent, gt(reports.hidAt, new Date(0)))}))::int`,
    })
    .from(users)
    .innerJoin(reports, eq(reports.reporterId, users.id))
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(inArray(users.id, reportersOf(db, isOfSubject)))
    .groupBy(users.id, foundations.userId)
    .orderBy(desc(filed), users.id)
    .limit(MOST)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** Two accounts that reported this pet and, lately, others together. */
export async function listReportingPairs(db: Db, petId: number, now: Date): Promise<ReportingPairDto[]> {
  const reporters = reportersOf(db, eq(reports.petId, petId))
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
        inArray(reports.reporterId, reporters),
        inArray(other.reporterId, reporters),
      ),
    )
    .groupBy(one.id, two.id)
    .orderBy(desc(pets), one.id, two.id)
    .limit(MOST)
}
