import { and, eq, exists, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { expensePhotos, expenses, petPhotos, pets, photoUploads, storedPhotos, users } from '@/db/schema'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import type { WriteTx } from '@/lib/platform/write'
import { DAY_MS } from '@/lib/text/durations'
import { deletePhotoFiles } from './photo-files'

/**
 * Blocks the photos of a pet that staff take down: they leave all pets and expenses of its owner, and neither they nor
 * copies are accepted again. A picture that another account shows stays: it may be whose picture was copied. In the write of
 * the removal, after which their files are deleted.
 * @returns how many were blocked.
 */
export async function blockPhotosOf(
  tx: WriteTx,
  { petId, ownerId }: { petId: number; ownerId: number },
  now: Date,
): Promise<number> {
  const shownByOthers = or(
    exists(
      tx
        .select({ one: sql`1` })
        .from(petPhotos)
        .innerJoin(pets, eq(pets.id, petPhotos.petId))
        .where(
          and(eq(petPhotos.hash, storedPhotos.hash), ne(pets.ownerId, ownerId), ne(pets.status, 'inactivo')),
        ),
    ),
    exists(
      tx
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.photo, storedPhotos.hash), ne(users.id, ownerId))),
    ),
    exists(
      tx
        .select({ one: sql`1` })
        .from(expensePhotos)
        .innerJoin(expenses, eq(expenses.id, expensePhotos.expenseId))
        .where(and(eq(expensePhotos.hash, storedPhotos.hash), ne(expenses.foundationId, ownerId))),
    ),
  )
  const ofPet = tx.select({ hash: petPhotos.hash }).from(petPhotos).where(eq(petPhotos.petId, petId))
  const rows = await tx
    .update(storedPhotos)
    .set({ blockedAt: now })
    .where(and(inArray(storedPhotos.hash, ofPet), sql`not ${shownByOthers}`))
    .returning({ hash: storedPhotos.hash })
  const hashes = rows.map(({ hash }) => hash)
  if (hashes.length === 0) return 0
  const own = tx.select({ id: pets.id }).from(pets).where(eq(pets.ownerId, ownerId))
  await tx.delete(petPhotos).where(and(inArray(petPhotos.hash, hashes), inArray(petPhotos.petId, own)))
  const spent = tx.select({ id: expenses.id }).from(expenses).where(eq(expenses.foundationId, ownerId))
  await tx
    .delete(expensePhotos)
    .where(and(inArray(expensePhotos.hash, hashes), inArray(expensePhotos.expenseId, spent)))
  await tx
    .update(users)
    .set({ photo: null })
    .where(and(eq(users.id, ownerId), inArray(users.photo, hashes)))
  tx.afterCommit(() => deleteBlockedFiles(hashes))
  return hashes.length
}

/**
 * Ends a block: its pictures are accepted again when somebody uploads them; their files are gone. What was uploaded and not
 * used yet goes too. @param blockedAt the photos of one decision share its time @returns how many were blocked.
 */
export async function unblockPhotos(tx: Tx, blockedAt: readonly Date[]): Promise<number> {
  if (blockedAt.length === 0) return 0
  const rows = await tx
    .update(storedPhotos)
    .set({ blockedAt: null })
    .where(inArray(storedPhotos.blockedAt, [...blockedAt]))
    .returning({ hash: storedPhotos.hash })
  const hashes = rows.map(({ hash }) => hash)
  if (hashes.length > 0) await tx.delete(photoUploads).where(inArray(photoUploads.hash, hashes))
  return hashes.length
}

/** A failure is logged: the hourly maintenance deletes what is left. */
async function deleteBlockedFiles(hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await deletePhotoFiles(fileStore, hash).catch((error: unknown) => logError('blocked photo', error))
}

/** Again for the photos blocked in the last day: after a crash, or an upload that ran at that very moment. */
export async function sweepBlockedPhotos(db: Db, now: Date): Promise<number> {
  const recent = gt(storedPhotos.blockedAt, new Date(now.getTime() - DAY_MS))
  const rows = await db
    .select({ hash: storedPhotos.hash })
    .from(storedPhotos)
    .where(and(isNotNull(storedPhotos.blockedAt), recent))
  await deleteBlockedFiles(rows.map(({ hash }) => hash))
  return rows.length
}
