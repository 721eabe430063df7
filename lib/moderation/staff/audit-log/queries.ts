import {
  aliasedTable,
  and,
  type Column,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  not,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  auditLog,
  auditNotes,
  foundations,
  outbox,
  pets,
  reports,
  reviews,
  users,
} from '@/db/schema'
import { isAboutAccount } from '@/lib/moderation/staff/report-queries'
import { accountNameSql, fullNameSql } from '@/lib/people/accounts/queries'
import type { NotedKind } from '@/lib/platform/audit/operations'
import { readPage } from '@/lib/platform/page-queries'
import type { AuditAction } from '@/lib/text/copy/audit'
import type { Page } from '@/lib/text/pagination'
import type { AuditEntryDto } from './dto'
import { type AuditFilters, type AuditTopic, NO_AUDIT_FILTERS } from './params'

const PER_PAGE = 50

/** A subject is stored as `kind:id`, or `mail:all`. */
const kind = sql<AuditEntryDto['kind']>`split_part(${auditLog.subject}, ':', 1)`
const subjectId = sql<number | null>`case when ${auditLog.subject} ~ '^[a-z]+:[0-9]{1,10}$'
  then split_part(${auditLog.subject}, ':', 2)::bigint end`.mapWith(Number)
const subjects = aliasedTable(users, 'subjects')
const reviewed = aliasedTable(foundations, 'reviewed')
const askedPets = aliasedTable(pets, 'asked_pets')
const detailText = (key: string) => sql<string | null>`${auditLog.detail} ->> ${key}::text`

/** Newest first. @param perPage of the page, or of its CSV */
export function listAuditLog(
  db: Db,
  page: number,
  filters: AuditFilters = NO_AUDIT_FILTERS,
  perPage = PER_PAGE,
): Promise<Page<AuditEntryDto>> {
  const query = selectEntries(db)
    .where(matching(filters))
    .orderBy(...newestFirst)
  return readPage(query, { page, perPage }, toEntry)
}

const PAYOUT_ACTIONS: AuditAction[] = ['payout.record', 'payout.reverse']
const isPayout = inArray(auditLog.action, PAYOUT_ACTIONS)
const TOPICS: Record<AuditTopic, SQL | undefined> = {
  fundaciones: and(like(auditLog.subject, 'foundation:%'), not(isPayout)),
  publicaciones: like(auditLog.subject, 'pet:%'),
  cuentas: like(auditLog.subject, 'user:%'),
  conversaciones: like(auditLog.subject, 'report:%'),
  comentarios: like(auditLog.subject, 'review:%'),
  historias: like(auditLog.subject, 'adoption:%'),
  contacto: like(auditLog.subject, 'contact:%'),
  derechos: like(auditLog.subject, 'rights:%'),
  dinero: or(like(auditLog.subject, 'payment:%'), isPayout),
  correos: like(auditLog.subject, 'mail:%'),
  bitacora: like(auditLog.subject, 'log:%'),
}

const matching = ({ actor, topic, since, until }: AuditFilters) =>
  and(
    actor === 'linea' ? isNull(auditLog.actorId) : actor === null ? undefined : eq(auditLog.actorId, actor),
    topic === null ? undefined : TOPICS[topic],
    since === null ? undefined : gte(auditLog.createdAt, since),
    until === null ? undefined : lt(auditLog.createdAt, until),
  )

export async function listAuditActors(db: Db): Promise<{ id: number; name: string }[]> {
  const acted = db.selectDistinct({ id: auditLog.actorId }).from(auditLog)
  return db
    .select({ id: users.id, name: accountNameSql })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(inArray(users.id, acted))
    .orderBy(accountNameSql, users.id)
}

const MAX_ABOUT = 30

const subjectsOf = (kind: NotedKind, id: Column) => ({ subject: sql<string>`${kind}::text || ':' || ${id}` })

/**
 * A condition on the log: about an account, its pets, its comments, or the adoptions that its stories tell of. It also decides
 * what the export of an account tells of the log.
 */
export function isEntryAbout(db: Db, accountId: number): SQL | undefined {
  const ownPets = db.select(subjectsOf('pet', pets.id)).from(pets).where(eq(pets.ownerId, accountId))
  const ownReviews = db
    .select(subjectsOf('review', reviews.id))
    .from(reviews)
    .where(eq(reviews.userId, accountId))
  const ownStories = db
    .select(subjectsOf('adoption', adoptionRequests.id))
    .from(adoptionRequests)
    .where(eq(adoptionRequests.adopterId, accountId))
  return or(
    inArray(auditLog.subject, [`foundation:${accountId}`, `user:${accountId}`]),
    ...[ownPets, ownReviews, ownStories].map((own) => inArray(auditLog.subject, own)),
  )
}

/** The newest of what staff decided about an account and about all that it published or wrote. */
export async function listAuditAbout(db: Db, accountId: number): Promise<AuditEntryDto[]> {
  const reported = db
    .select(subjectsOf('report', reports.id))
    .from(reports)
    .where(isAboutAccount(db, accountId))
  const rows = await selectEntries(db)
    .where(and(or(isEntryAbout(db, accountId), inArray(auditLog.subject, reported)), isDecision))
    .orderBy(...newestFirst)
    .limit(MAX_ABOUT)
  return rows.map(toEntry)
}

/** The newest of what staff decided about some subjects, as `kind:id`. */
export async function listDecisions(db: Db, ...about: string[]): Promise<AuditEntryDto[]> {
  const rows = await selectEntries(db)
    .where(and(inArray(auditLog.subject, about), isDecision))
    .orderBy(...newestFirst)
    .limit(MAX_ABOUT)
  return rows.map(toEntry)
}

/** Whatever staff did besides looking. */
const isDecision = notLike(auditLog.action, '%.view')

const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)]

const selectEntries = (db: Db) =>
  db
    .select({
      id: auditLog.id,
      actor: fullNameSql(users),
      fromCommandLine: sql<boolean>`${auditLog.actorId} is null`,
      action: auditLog.action,
      kind,
      subjectId,
      current: sql<string | null>`coalesce(${foundations.name}, ${pets.name}, ${askedPets.name},
        ${reviewed.name}, ${fullNameSql(subjects)})`,
      former: sql<string | null>`coalesce(${auditNotes.name}, ${outbox.subject})`,
      count: sql<number | null>`(${detailText('count')})::int`,
      documentId: sql<number | null>`(${detailText('document')})::int`,
      reason: auditNotes.reason,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.entryId, auditLog.id))
    .leftJoin(users, eq(users.id, auditLog.actorId))
    // Of a deleted one its name is left, in a row of its own.
    .leftJoin(foundations, and(inArray(kind, ['foundation', 'user']), eq(foundations.userId, subjectId)))
    .leftJoin(pets, and(eq(kind, 'pet'), eq(pets.id, subjectId)))
    .leftJoin(reports, and(eq(kind, 'report'), eq(reports.id, subjectId)))
    .leftJoin(
      adoptionRequests,
      or(
        eq(adoptionRequests.id, reports.requestId),
        and(eq(kind, 'adoption'), eq(adoptionRequests.id, subjectId)),
      ),
    )
    .leftJoin(askedPets, eq(askedPets.id, adoptionRequests.petId))
    .leftJoin(reviews, and(eq(kind, 'review'), eq(reviews.id, subjectId)))
    .leftJoin(reviewed, eq(reviewed.userId, reviews.foundationId))
    .leftJoin(subjects, and(eq(kind, 'user'), eq(subjects.id, subjectId)))
    .leftJoin(outbox, and(eq(kind, 'mail'), eq(outbox.id, subjectId)))

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

const toEntry = ({ current, former, createdAt, ...row }: EntryRow): AuditEntryDto => ({
  ...row,
  name: current ?? former,
  isOpen: current !== null,
  createdAt: createdAt.toISOString(),
})
