import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, emailTokens, foundations, pets, users } from '@/db/schema'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { transaction } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { listDocumentFiles } from './departure-queries'
import { keepOpenCases, redactAuditLog } from './kept-case-operations'

const MAX_UNCONFIRMED = 500

const isOpenLinkOf = (now: Date) =>
  and(eq(emailTokens.userId, users.id), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now))
const isApprovedPage = and(eq(foundations.userId, users.id), eq(foundations.status, 'aprobada'))

/**
 * Nobody can sign in to them, yet they hold personal data. Kept are those who can still confirm the e-mail by a link, and
 * foundations that staff approved: they have a page. A suspension stays behind as an open case; a block ends first.
 * Documents are left to the orphan sweep. @returns how many.
 */
export function deleteUnconfirmedAccounts(db: Db, now: Date): Promise<number> {
  const registeredBefore = daysBefore(now, RETENTION_DAYS.unconfirmedAccount)
  return transaction(db, async (tx) => {
    const accounts = await tx
      .select({ id: users.id, suspendedAt: users.suspendedAt })
      .from(users)
      .where(
        and(
          isNull(users.emailVerifiedAt),
          or(eq(users.active, true), isNotNull(users.suspendedAt)),
          isNull(users.blockedAt),
          lt(users.createdAt, registeredBefore),
          notExists(tx.select().from(pets).where(eq(pets.ownerId, users.id))),
          notExists(tx.select().from(emailTokens).where(isOpenLinkOf(now))),
          notExists(tx.select().from(foundations).where(isApprovedPage)),
          notExists(tx.select().from(donations).where(eq(donations.foundationId, users.id))),
        ),
      )
      .limit(MAX_UNCONFIRMED)
      .for('update', { skipLocked: true })
    const ids = accounts.map(({ id }) => id)
    if (ids.length === 0) return 0
    await noteOrphanedFiles(tx, await listDocumentFiles(tx, ids))
    for (const { id, suspendedAt } of accounts) if (suspendedAt) await keepOpenCases(tx, id, now)
    await redactAuditLog(tx, ids)
    await tx.delete(users).where(inArray(users.id, ids))
    return ids.length
  })
}
