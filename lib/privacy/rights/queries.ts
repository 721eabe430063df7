import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { auditLog, rightsRequests, users } from '@/db/schema'
import { listContactOf } from '@/lib/moderation/contact/queries'
import { isOfOthers } from '@/lib/moderation/staff/accounts/queries'
import { exactEmailFirst, fullNameSql, hasEmail } from '@/lib/people/accounts/queries'
import { readPage } from '@/lib/platform/page-queries'
import { hashToken } from '@/lib/platform/secrets'
import { findBlock } from '@/lib/privacy/departure-queries'
import type { AuditAction } from '@/lib/text/copy/audit'
import type { Page } from '@/lib/text/pagination'
import type { RightsCaseDto, WaitingRightsDto } from './dto'

const PER_PAGE = 20

const isReceived = isNotNull(rightsRequests.receivedAt)
const isOpen = and(isReceived, isNull(rightsRequests.answeredAt))

export async function countOpenRights(db: Db): Promise<number> {
  return db.$count(rightsRequests, isOpen)
}

/** Received ones: those that wait first, the most urgent at the top, then the answered, newest first. */
export function listRights(db: Db, page: number, now: Date): Promise<Page<WaitingRightsDto>> {
  const query = db
    .select()
    .from(rightsRequests)
    .where(isReceived)
    .orderBy(
      sql`${rightsRequests.answeredAt} is not null`,
      sql`case when ${rightsRequests.answeredAt} is null then ${rightsRequests.dueAt} end`,
      desc(rightsRequests.answeredAt),
      asc(rightsRequests.id),
    )
  return readPage(query, { page, perPage: PER_PAGE }, (row) => waiting(row, now))
}

/** The most urgent one that waits; null without one. @param staffId whose own requests others answer */
export async function findNextRights(db: Db, staffId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: rightsRequests.id })
    .from(rightsRequests)
    .where(and(isOpen, isOfOthers(staffId, rightsRequests)))
    .orderBy(asc(rightsRequests.dueAt), asc(rightsRequests.id))
    .limit(1)
  return next?.id ?? null
}

/** Null for one that was never confirmed. */
export async function findRightsCase(db: Db, id: number, now: Date): Promise<RightsCaseDto | null> {
  const [found] = await db
    .select({ row: rightsRequests, answeredBy: fullNameSql(users) })
    .from(rightsRequests)
    .leftJoin(users, eq(users.id, rightsRequests.answeredBy))
    .where(and(eq(rightsRequests.id, id), isReceived))
  if (!found) return null
  const { row, answeredBy } = found
  const { right, email, userId, body, answer, halfRemindedAt, lateRemindedAt } = row
  const blocked = right === 'erasure' && userId !== null ? await findBlock(db, userId) : null
  const reminders = {
    half: halfRemindedAt?.toISOString() ?? null,
    late: lateRemindedAt?.toISOString() ?? null,
  }
  const erasedAt = right === 'erasure' ? await findErasure(db, id) : null
  const sameEmail = { messages: await listContactOf(db, email), requests: await listOthersOf(db, row, now) }
  return {
    ...waiting(row, now),
    email,
    sameEmail,
    userId,
    body,
    answer,
    answeredBy,
    reminders,
    erasedAt,
    blocked,
  }
}

/** Other requests by the same e-mail, all of them, newest first. */
async function listOthersOf(db: Db, { id, email }: Row, now: Date): Promise<WaitingRightsDto[]> {
  const isSame = eq(sql`lower(${rightsRequests.email})`, email.toLowerCase())
  const rows = await db
    .select()
    .from(rightsRequests)
    .where(and(isReceived, isSame, ne(rightsRequests.id, id)))
    .orderBy(desc(rightsRequests.receivedAt))
  return rows.map((row) => waiting(row, now))
}

const ERASE: AuditAction = 'rights.erase'

async function findErasure(db: Db, id: number): Promise<string | null> {
  const [entry] = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `rights:${id}`), eq(auditLog.action, ERASE)))
  return entry?.createdAt.toISOString() ?? null
}

type Row = typeof rightsRequests.$inferSelect

function waiting(row: Row, now: Date): WaitingRightsDto {
  const { id, right, countryId, receivedAt, dueAt, answeredAt } = row
  return {
    id,
    right,
    countryId,
    receivedAt: receivedAt?.toISOString() ?? '',
    dueAt: dueAt?.toISOString() ?? '',
    answeredAt: answeredAt?.toISOString() ?? null,
    isOverdue: answeredAt === null && dueAt !== null && dueAt < now,
  }
}

/** Request of a mailed link, confirmed already or still to be confirmed in time; null for all others. */
export async function findLinkedRights(db: Db, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(rightsRequests)
    .where(
      and(
        eq(rightsRequests.tokenHash, hashToken(token)),
        or(isReceived, gt(rightsRequests.tokenExpiresAt, now)),
      ),
    )
  return row ?? null
}

/** Suspended accounts included: their people have these rights too. */
export async function findAccountOf(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(hasEmail(email))
    .orderBy(exactEmailFirst(email))
    .limit(1)
  return row?.id ?? null
}

/** What an account asked for, as its export has it. */
export function listOwnRights(db: Db, accountId: number) {
  return db
    .select({
      right: rightsRequests.right,
      countryId: rightsRequests.countryId,
      email: rightsRequests.email,
      body: rightsRequests.body,
      createdAt: rightsRequests.createdAt,
      receivedAt: rightsRequests.receivedAt,
      dueAt: rightsRequests.dueAt,
      answer: rightsRequests.answer,
      answeredAt: rightsRequests.answeredAt,
    })
    .from(rightsRequests)
    .where(eq(rightsRequests.userId, accountId))
    .orderBy(rightsRequests.id)
}
