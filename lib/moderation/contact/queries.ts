import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { contactMessages, users } from '@/db/schema'
import { isOfOthers } from '@/lib/moderation/staff/accounts/queries'
import { fullNameSql } from '@/lib/people/accounts/queries'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import type { ContactMessageDto, WaitingContactDto } from './dto'

const PER_PAGE = 20

const isOpen = eq(contactMessages.status, 'open')

export async function countOpenContact(db: Db): Promise<number> {
  return db.$count(contactMessages, isOpen)
}

/** Money may be on its way: these are answered before all others. */
const isUrgent = eq(contactMessages.kind, 'fraud')

/** Open ones first, of fraud at the top, then the longest waiting; then the others, the newest decision first. */
export function listContact(db: Db, page: number): Promise<Page<WaitingContactDto>> {
  const query = db
    .select()
    .from(contactMessages)
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${isUrgent} end desc nulls last`,
      sql`case when ${isOpen} then ${contactMessages.createdAt} end`,
      desc(contactMessages.decidedAt),
      asc(contactMessages.id),
    )
  return readPage(query, { page, perPage: PER_PAGE }, waiting)
}

/** All of whoever gave that e-mail, which nobody proved: a right of access is to all of it. Newest first. */
export async function listContactOf(db: Db, email: string): Promise<WaitingContactDto[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(desc(contactMessages.createdAt))
  return rows.map(waiting)
}

/** The open one at the top of the list; null without one. @param staffId whose own messages others answer */
export async function findNextContact(db: Db, staffId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(isOpen, isOfOthers(staffId, contactMessages)))
    .orderBy(desc(isUrgent), asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(1)
  return next?.id ?? null
}

/** For the staff desk, which audits the reading; answered ones included. */
export async function findContactMessage(db: Db, id: number): Promise<ContactMessageDto | null> {
  const [found] = await db
    .select({ row: contactMessages, decidedBy: fullNameSql(users) })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.decidedBy))
    .where(eq(contactMessages.id, id))
  if (!found) return null
  const { row, decidedBy } = found
  const { email, userId, message, answer } = row
  const decidedAt = row.decidedAt?.toISOString() ?? null
  return { ...waiting(row), email, userId, message, answer, decidedAt, decidedBy }
}

type Row = typeof contactMessages.$inferSelect

const waiting = ({ id, kind, name, countryId, status, createdAt }: Row): WaitingContactDto => ({
  id,
  kind,
  name,
  countryId,
  status,
  createdAt: createdAt.toISOString(),
})

/** What an account wrote while it was signed in, as its export has it. */
export function listOwnContactMessages(db: Db, accountId: number) {
  const { kind, name, email, countryId, message, createdAt, status, answer, decidedAt } = contactMessages
  return db
    .select({ kind, name, email, countryId, message, createdAt, status, answer, decidedAt })
    .from(contactMessages)
    .where(eq(contactMessages.userId, accountId))
    .orderBy(contactMessages.id)
}
