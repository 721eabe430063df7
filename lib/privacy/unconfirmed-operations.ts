import { and, eq, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundationDocuments, pets, users } from '@/db/schema'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { transaction } from '@/lib/platform/write'
import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { keepOpenCases } from './kept-case-operations'
import { redactAuditLog } from './redact-operations'

const MAX_UNCONFIRMED = 500

/**
 * Nobody can sign in to them, yet they hold personal data. A suspension stays behind as an open case; a block ends
 * first. Documents are left to the orphan sweep. @returns how many.
 */
export function deleteUnconfirmedAccounts(db: Db, now: Date): Promise<number> {
  const registeredBefore = new Date(now.getTime() - RETENTION_DAYS.unconfirmedAccount * DAY_MS)
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
          notExists(tx.select().from(donations).where(eq(donations.foundationId, users.id))),
        ),
      )
      .limit(MAX_UNCONFIRMED)
      .for('update', { skipLocked: true })
    const ids = accounts.map(({ id }) => id)
    if (ids.length === 0) return 0
    const documents = await tx
      .select({ file: foundationDocuments.file })
      .from(foundationDocuments)
      .where(inArray(foundationDocuments.foundationId, ids))
    await noteOrphanedFiles(
      tx,
      documents.map(({ file }) => file),
    )
    for (const { id, suspendedAt } of accounts) if (suspendedAt) await keepOpenCases(tx, id, now)
    await redactAuditLog(tx, ids)
    await tx.delete(users).where(inArray(users.id, ids))
    return ids.length
  })
}
