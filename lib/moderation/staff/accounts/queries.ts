import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { adoptionRequests, cities, countries, foundations, pets, reports, reviews, users } from '@/db/schema'
import { isOfSide, isOpenSql } from '@/lib/adoption/condition-queries'
import { listKeptOf } from '@/lib/moderation/staff/kept-cases/queries'
import { isAboutAccount, openFirst } from '@/lib/moderation/staff/report-queries'
import { accountNameSql, exactEmailFirst, fullNameSql, hasEmail } from '@/lib/people/accounts/queries'
import { isListed, isListedOnceActive, isUnseen } from '@/lib/pets/visibility-queries'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import type { ReportStatus } from '@/lib/text/vocabulary'
import type { ReportAboutDto, StaffAccountDto, SuspendedAccountDto } from './dto'
import { listRelatedSuspended } from './standing-queries'

const PER_PAGE = 50
/** The rest is in the owner's own list; staff look at the newest. */
const MAX_PETS = 30

/** False for accounts that sign in with a provider alone, and for unknown ids. */
export async function hasPassword(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return typeof row?.passwordHash === 'string'
}

/** By account number, or by e-mail in any case, the exact spelling first; accounts in any state. */
export async function findAccountId(db: Db, key: number | string): Promise<number | null> {
  const isIt = typeof key === 'number' ? eq(users.id, key) : hasEmail(key)
  const order = typeof key === 'number' ? users.id : exactEmailFirst(key)
  const [row] = await db.select({ id: users.id }).from(users).where(isIt).orderBy(order).limit(1)
  return row?.id ?? null
}

/**
 * Whose a request or message is: the account's that wrote it, and the reader's own where its e-mail is theirs, as
 * staff also write without a session. For `requireUninvolved`.
 */
export async function listWriters(
  db: Db,
  staffId: number,
  { userId, email }: { userId: number | null; email: string },
): Promise<number[]> {
  const own = await db.$count(users, and(eq(users.id, staffId), hasEmail(email)))
  return [...(userId === null ? [] : [userId]), ...(own > 0 ? [staffId] : [])]
}

/** SQL: not written by this member of staff, as `listWriters` has it. */
export const isOfOthers = (staffId: number, { userId, email }: { userId: PgColumn; email: PgColumn }) =>
  sql<boolean>`not exists (select from users staff where staff.id = ${staffId}
    and (staff.id = ${userId} or lower(staff.email) = lower(${email})))`

/** The newest first. */
export function listSuspendedAccounts(db: Db, page: number): Promise<Page<SuspendedAccountDto>> {
  const query = db
    .select({
      id: users.id,
      name: accountNameSql,
      isFoundation: sql<boolean>`${foundations.userId} is not null`,
      suspendedAt: users.suspendedAt,
      reason: users.suspensionReason,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(isNotNull(users.suspendedAt))
    .orderBy(desc(users.suspendedAt), desc(users.id))
  return readPage(query, { page, perPage: PER_PAGE }, ({ reason, suspendedAt, ...row }) => ({
    ...row,
    reason: reason ?? '',
    suspendedAt: suspendedAt?.toISOString() ?? '',
  }))
}

/** What staff see of an account before they suspend it. Whoever shows it writes to the audit log: `readAccount`. */
export async function findStaffAccount(db: Db, id: number): Promise<StaffAccountDto | null> {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      name: accountNameSql,
      contact: sql<string>`${fullNameSql(users)}`,
      email: users.email,
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      active: users.active,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      blockedAt: users.blockedAt,
      foundationStatus: foundations.status,
      city: cities.name,
      country: countries.name,
      registeredAt: users.createdAt,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(eq(users.id, id))
  if (!row) return null
  const [own, requests, reported, keptCases, reportsSent, relatedAccounts] = await Promise.all([
    listPetsOf(db, id),
    countRequestsOf(db, id),
    findReportsAbout(db, id),
    listKeptOf(db, id),
    countReports(db, eq(reports.reporterId, id)),
    listRelatedSuspended(db, id),
  ])
  return {
    ...row,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
    registeredAt: row.registeredAt.toISOString(),
    relatedAccounts,
    pets: own,
    requests,
    reports: reported,
    keptCases,
    reportsSent,
  }
}

async function listPetsOf(db: Db, ownerId: number): Promise<StaffAccountDto['pets']> {
  const isOwn = eq(pets.ownerId, ownerId)
  const [rows, [totals]] = await Promise.all([
    db
      .select({ id: pets.id, name: pets.name, gender: pets.gender, status: pets.status, unseen: isUnseen })
      .from(pets)
      .where(isOwn)
      .orderBy(desc(pets.publishedAt), desc(pets.id))
      .limit(MAX_PETS),
    db
      .select({
        total: count(),
        listed: sql<number>`count(*) filter (where ${isListed})::int`,
        listable: sql<number>`count(*) filter (where ${isListedOnceActive})::int`,
      })
      .from(pets)
      .where(isOwn),
  ])
  return { newest: rows, ...(totals ?? { total: 0, listed: 0, listable: 0 }) }
}

async function countRequestsOf(db: Db, accountId: number): Promise<StaffAccountDto['requests']> {
  const [row] = await db
    .select({
      received: sql<number>`count(*) filter (where ${pets.ownerId} = ${accountId})::int`,
      sent: sql<number>`count(*) filter (where ${adoptionRequests.adopterId} = ${accountId})::int`,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(isOpenSql, isOfSide(accountId)))
  return { received: row?.received ?? 0, sent: row?.sent ?? 0 }
}

async function countReports(db: Db, which: SQL | undefined): Promise<StaffAccountDto['reportsSent']> {
  const totals = await db
    .select({ status: reports.status, total: count() })
    .from(reports)
    .where(which)
    .groupBy(reports.status)
  const totalOf = (wanted: ReportStatus) => totals.find(({ status }) => status === wanted)?.total ?? 0
  return { open: totalOf('abierto'), accepted: totalOf('aceptado'), dismissed: totalOf('descartado') }
}

const MOST = 30

/** Of all that an account published or wrote: its pets, its comments, its side of conversations. */
async function findReportsAbout(db: Db, accountId: number): Promise<StaffAccountDto['reports']> {
  const isAbout = isAboutAccount(db, accountId)
  const [counts, newest] = await Promise.all([
    countReports(db, isAbout),
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
  return {
    ...counts,
    newest: newest.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}
