import { and, eq, exists, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { expensePhotos, expenses, petPhotos, pets, photoUploads, storedPhotos, users } from '@/db/schema'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import type { WriteTx } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { deletePhotoFiles } from './photo-files'

/**
 * Blocks the photos of a pet that staff take down: gone from all its owner's pets and expenses, and no copy is accepted
 * again: of the picture a hash stays. Pictures of other accounts stay, as theirs may be the original, also in a pet that its owner
 * withdrew and may publish again; not in one that staff took down. In the write of the removal. @returns how many.
 */
export async function blockPhotosOf(
  tx: WriteTx,
  { petId, ownerId }: { petId: number; ownerId: number },
  now: Date,
): Promise<number> {
  const isOfOthers = or(
    exists(
      tx
        .select({ one: sql`1` })
        .from(petPhotos)
        .innerJoin(pets, eq(pets.id, petPhotos.petId))
        .where(
          and(
            eq(petPhotos.hash, storedPhotos.hash),
            ne(pets.ownerId, ownerId),
            or(ne(pets.status, 'inactivo'), sql`${pets.holdReason} is distinct from 'removal'`),
          ),
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
    .set({ blockedAt: now, blur: '' })
    .where(and(inArray(storedPhotos.hash, ofPet), sql`not ${isOfOthers}`))
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

/** Their files are gone. @param blockedAt photos of one decision share their time. @returns how many. */
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

/** Failures are logged: the hourly maintenance deletes the rest. */
async function deleteBlockedFiles(hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await deletePhotoFiles(fileStore, hash).catch((error: unknown) => logError('blocked photo', error))
}

/** Repeats the last day's deletions, after a crash or an upload that ran meanwhile. */
export async function sweepBlockedPhotos(db: Db, now: Date): Promise<number> {
  const recent = gt(storedPhotos.blockedAt, daysBefore(now, 1))
  const rows = await db
    .select({ hash: storedPhotos.hash })
    .from(storedPhotos)
    .where(and(isNotNull(storedPhotos.blockedAt), recent))
  await deleteBlockedFiles(rows.map(({ hash }) => hash))
  return rows.length
}
