import { aliasedTable, and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, auditLog, foundations, pets, reports, reviews, users } from '@/db/schema'
import { fullName } from '@/lib/accounts/queries'
import { type Page, pageOf, windowOf } from '@/lib/pagination'
import type { AuditEntryDto } from './dto'

const PER_PAGE = 50

/** A subject is stored as `kind:id`, or `mail:all`. */
const kind = sql<AuditEntryDto['kind']>`split_part(${auditLog.subject}, ':', 1)`
const subjectId = sql<number | null>`case when ${auditLog.subject} ~ '^[a-z]+:[0-9]{1,10}$'
  then split_part(${auditLog.subject}, ':', 2)::bigint end`.mapWith(Number)
const subjects = aliasedTable(users, 'subjects')
const reviewed = aliasedTable(foundations, 'reviewed')
const askedPets = aliasedTable(pets, 'asked_pets')
const detailText = (key: string) => sql<string | null>`${auditLog.detail} ->> ${key}::text`

/** What staff did, with the names of whom it was about. Newest first. */
export async function listAuditLog(db: Db, page: number): Promise<Page<AuditEntryDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({
      id: auditLog.id,
      actor: fullName(users),
      action: auditLog.action,
      kind,
      subjectId,
      current: sql<string | null>`coalesce(${foundations.name}, ${pets.name}, ${askedPets.name},
        ${reviewed.name}, ${fullName(subjects)})`,
      former: sql<string | null>`coalesce(${detailText('name')}, ${detailText('subject')})`,
      count: sql<number | null>`(${detailText('count')})::int`,
      documentId: sql<number | null>`(${detailText('document')})::int`,
      reason: detailText('reason'),
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(foundations, and(eq(kind, 'foundation'), eq(foundations.userId, subjectId)))
    .leftJoin(pets, and(eq(kind, 'pet'), eq(pets.id, subjectId)))
    .leftJoin(reports, and(eq(kind, 'report'), eq(reports.id, subjectId)))
    .leftJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
    .leftJoin(askedPets, eq(askedPets.id, adoptionRequests.petId))
    .leftJoin(reviews, and(eq(kind, 'review'), eq(reviews.id, subjectId)))
    .leftJoin(reviewed, eq(reviewed.userId, reviews.foundationId))
    .leftJoin(subjects, and(eq(kind, 'user'), eq(subjects.id, subjectId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset)
  const entries = rows.map(({ current, former, createdAt, ...row }) => ({
    ...row,
    name: current ?? former,
    isOpen: current !== null,
    createdAt: createdAt.toISOString(),
  }))
  return pageOf(entries, page, PER_PAGE)
}
