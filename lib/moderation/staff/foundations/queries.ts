import { aliasedTable, and, asc, count, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { cities, countries, foundationDocuments, foundations, pets, users } from '@/db/schema'
import { readySince } from '@/lib/foundations/application-queries'
import { publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import type { DocumentDto, FoundationApplicationDto } from '@/lib/moderation/staff/dto'
import { fullNameSql } from '@/lib/people/accounts/queries'
import { groupBy } from '@/lib/platform/collections'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'

const PER_PAGE = 20

/** New foundations, and approved ones that want another name. */
const isPending = and(
  or(eq(foundations.status, 'pendiente'), isNotNull(foundations.proposedAt)),
  eq(users.active, true),
)

/** Staff can approve them; others are waited for (`missingForApproval`). A new name is of one that they approved. */
const isReady = sql<boolean>`(${foundations.proposedAt} is not null or (${users.emailVerifiedAt} is not null
  and exists (select from foundation_documents document where document.foundation_id = ${foundations.userId})))`

/** Those that wait for staff. */
export async function countPendingFoundations(db: Db): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(and(isPending, isReady))
  return row?.pending ?? 0
}

const waitsSince = sql<Date>`coalesce(${foundations.proposedAt}, ${readySince})`

/** A page of applications, longest waiting first, those that staff wait for at the end; a proposed new name counts as one. */
export async function listPendingFoundations(db: Db, page: number): Promise<Page<FoundationApplicationDto>> {
  const query = selectApplications(db)
    .where(isPending)
    .orderBy(desc(isReady), asc(waitsSince), asc(foundations.userId))
  const { rows, ...rest } = await readPage(query, { page, perPage: PER_PAGE }, (row) => row)
  return { ...rest, rows: await withDocuments(db, rows) }
}

/** Who has waited longest for staff; null where nobody does. */
export async function findNextFoundation(db: Db): Promise<number | null> {
  const [next] = await db
    .select({ id: foundations.userId })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(and(isPending, isReady))
    .orderBy(asc(waitsSince), asc(foundations.userId))
    .limit(1)
  return next?.id ?? null
}

/** A page of approved and rejected foundations, last decided first. */
export async function listDecidedFoundations(db: Db, page: number): Promise<Page<FoundationApplicationDto>> {
  const query = selectApplications(db)
    .where(ne(foundations.status, 'pendiente'))
    .orderBy(desc(foundations.decidedAt), desc(foundations.userId))
  const { rows, ...rest } = await readPage(query, { page, perPage: PER_PAGE }, (row) => row)
  return { ...rest, rows: await withDocuments(db, rows) }
}

export async function findFoundationApplication(
  db: Db,
  id: number,
): Promise<FoundationApplicationDto | null> {
  const rows = await selectApplications(db).where(eq(foundations.userId, id))
  return (await withDocuments(db, rows))[0] ?? null
}

/** An optimistic lock: it changes with everything that staff read before they decide, but the number of pets. */
const stateOfApplication = sql<string>`md5(jsonb_build_array(
  ${foundations.status}, ${foundations.name}, ${foundations.mission},
  ${users.name}, ${users.lastName}, ${users.email}, ${users.emailVerifiedAt} is not null, ${users.phone}, ${users.address},
  ${users.cityId}, ${users.countryId},
  (select max(${foundationDocuments.id}) from ${foundationDocuments}
    where ${foundationDocuments.foundationId} = ${foundations.userId})
)::text)`

/** As `FoundationApplicationDto.seen`. */
export async function findApplicationState(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ state: stateOfApplication })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, id))
  return row?.state ?? null
}

const deciders = aliasedTable(users, 'deciders')

function selectApplications(db: Db) {
  return db
    .select({
      id: foundations.userId,
      name: foundations.name,
      mission: foundations.mission,
      proposedName: foundations.proposedName,
      proposedSeen: sql<string | null>`(extract(epoch from ${foundations.proposedAt}) * 1000)::bigint::text`,
      status: foundations.status,
      standing: publisherStanding(),
      seen: stateOfApplication,
      registeredAt: foundations.createdAt,
      waitsSince: waitsSince.mapWith(foundations.createdAt),
      decidedAt: foundations.decidedAt,
      decidedBy: fullNameSql(deciders),
      reason: foundations.decisionReason,
      contact: sql<string>`${fullNameSql(users)}`,
      email: users.email,
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      phone: users.phone,
      address: users.address,
      city: cities.name,
      country: countries.name,
      countryId: users.countryId,
      petCount: sql<number>`(select count(*)::int from ${pets} where ${pets.ownerId} = ${foundations.userId})`,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(deciders, eq(deciders.id, foundations.decidedBy))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(countries, eq(countries.id, users.countryId))
}

type ApplicationRow = Omit<
  FoundationApplicationDto,
  'documents' | 'registeredAt' | 'waitsSince' | 'decidedAt'
> & {
  registeredAt: Date
  waitsSince: Date
  decidedAt: Date | null
}

async function withDocuments(db: Db, rows: readonly ApplicationRow[]): Promise<FoundationApplicationDto[]> {
  if (rows.length === 0) return []
  const ofRows = isOneOf(
    foundationDocuments.foundationId,
    rows.map((row) => row.id),
  )
  const documents = await db
    .select()
    .from(foundationDocuments)
    .where(ofRows)
    .orderBy(asc(foundationDocuments.id))
  const byFoundation = groupBy(documents, (document) => document.foundationId)
  return rows.map((row) => ({
    ...row,
    registeredAt: row.registeredAt.toISOString(),
    waitsSince: row.waitsSince.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    documents: (byFoundation.get(row.id) ?? []).map(documentDto),
  }))
}

const documentDto = (row: typeof foundationDocuments.$inferSelect): DocumentDto => ({
  id: row.id,
  contentType: row.contentType,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
})
