import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundationDocuments, pets, users } from '@/db/schema'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { transaction } from '@/lib/platform/write'
import { redactAuditLog } from './redact-operations'

const MAX_UNCONFIRMED = 500

/**
 * Nobody can sign in to them, yet they hold personal data. Documents are left to the orphan sweep. @returns how many.
 */
export function deleteUnconfirmedAccounts(db: Db, registeredBefore: Date): Promise<number> {
  return transaction(db, async (tx) => {
    const accounts = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNull(users.emailVerifiedAt),
          eq(users.active, true),
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
    await redactAuditLog(tx, ids)
    await tx.delete(users).where(inArray(users.id, ids))
    return ids.length
  })
}
