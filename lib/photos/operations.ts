import { and, eq, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { expensePhotos, petPhotos, photoUploads, storedPhotos, storyPhotos, users } from '@/db/schema'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import { transaction } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { PHOTO_BLOCKED, PROCESSING_FAILED } from './limits'
import { deletePhotoFiles, originalName, putPhotoFiles } from './photo-files'
import type { ProcessedPhoto } from './process-photo'
import { isBlockedPhoto } from './queries'

/** Row first, for garbage collection after a crash. @throws DomainError invalid for a blocked photo or a copy. */
export async function storePhoto(db: Db, photo: ProcessedPhoto): Promise<void> {
  const { hash, width, height, blur, perceptualHash } = photo
  if (await isBlockedPhoto(db, perceptualHash)) throw new DomainError('invalid', PHOTO_BLOCKED)
  const files = [photo.large, photo.medium, photo.small, photo.preview]
  const bytes = files.reduce((sum, file) => sum + file.length, 0)
  const stored = await db
    .insert(storedPhotos)
    .values({ hash, width, height, blur, bytes, perceptualHash })
    .onConflictDoUpdate({
      target: storedPhotos.hash,
      set: { width, height, blur, bytes, perceptualHash, createdAt: sql`now()`, unusedSince: null },
      setWhere: isNull(storedPhotos.blockedAt),
    })
    .returning({ hash: storedPhotos.hash })
  if (stored.length === 0) throw new DomainError('invalid', PHOTO_BLOCKED)
  await putPhotoFiles(fileStore, photo)
}

/** Gives stored photos of these uploads their whole time to be used again. Unknown ids are ignored. */
export async function renewPhotoRetention(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(storedPhotos)
    .set({ createdAt: sql`now()`, unusedSince: null })
    .from(photoUploads)
    .where(and(eq(photoUploads.hash, storedPhotos.hash), inArray(photoUploads.id, [...ids])))
}

/**
 * Records an upload that is to be processed, then stores its original. If that fails the row stays, and is swept with the
 * file.
 */
export async function createUpload(
  db: Db,
  { id, ownerId, original }: { id: string; ownerId: number; original: Buffer },
): Promise<void> {
  await db.insert(photoUploads).values({ id, ownerId })
  await fileStore.put(originalName(id), original, 'application/octet-stream')
}

/** Takes an upload over, once: a photo that crashed two servers must not crash a third. */
export async function claimUpload(db: Db, id: string): Promise<boolean> {
  const claimed = await db
    .update(photoUploads)
    .set({ problem: PROCESSING_FAILED })
    .where(and(isProcessing(id), isNull(photoUploads.problem)))
    .returning({ id: photoUploads.id })
  return claimed.length > 0
}

/** Says what the upload became, then deletes its original. Changes nothing unless it is being processed. */
export async function completeUpload(db: Db, id: string, hash: string): Promise<void> {
  await db.update(photoUploads).set({ status: 'ready', hash, problem: null }).where(isProcessing(id))
  await fileStore.delete(originalName(id))
}

/** As `completeUpload`, for one that cannot be processed. @param problem sentence for whoever sent it */
export async function failUpload(db: Db, id: string, problem = PROCESSING_FAILED): Promise<void> {
  await db.update(photoUploads).set({ status: 'failed', problem }).where(isProcessing(id))
  await fileStore.delete(originalName(id))
}

const isProcessing = (id: string) => and(eq(photoUploads.id, id), eq(photoUploads.status, 'processing'))

/** The row goes last, so that a failed file deletion is retried. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await fileStore.delete(originalName(id))
  await db.delete(photoUploads).where(eq(photoUploads.id, id))
}

/**
 * Deletes uploads after a day and photos unused for `FILE_RETENTION_DAYS`, under their row's lock, so that storing the
 * same picture waits and rewrites it. Safe to run concurrently; failures are retried. @returns how many of each.
 */
export async function deleteUnusedPhotos(db: Db, now: Date): Promise<{ uploads: number; photos: number }> {
  const old = await db
    .select({ id: photoUploads.id })
    .from(photoUploads)
    .where(lt(photoUploads.createdAt, daysBefore(now, RETENTION_DAYS.upload)))
  const uploads = await countDeleted(old, async ({ id }) => {
    await deleteUpload(db, id)
    return true
  })
  await noteUnused(db, now)
  // As long as private files: a restored backup finds those its rows name.
  const isDue = lt(storedPhotos.unusedSince, daysBefore(now, env.FILE_RETENTION_DAYS))
  const due = await db
    .select({ hash: storedPhotos.hash })
    .from(storedPhotos)
    .where(and(isDue, isUnused(db)))
  return { uploads, photos: await countDeleted(due, ({ hash }) => deleteUnusedPhoto(db, hash, isDue)) }
}

/** Starts the wait of photos nothing shows any more; ends it for those shown again. */
async function noteUnused(db: Db, now: Date): Promise<void> {
  const { unusedSince } = storedPhotos
  await db
    .update(storedPhotos)
    .set({ unusedSince: now })
    .where(and(isNull(unusedSince), isUnused(db)))
  await db
    .update(storedPhotos)
    .set({ unusedSince: null })
    .where(and(isNotNull(unusedSince), sql`not ${isUnused(db)}`))
}

/** At once, where people were promised that: call after the commit. The hourly sweep deletes what a failure leaves. */
export async function deletePhotosIfUnused(db: Db, hashes: readonly string[], now: Date): Promise<void> {
  await countDeleted(hashes, (hash) => deleteUnusedPhoto(db, hash, lt(storedPhotos.createdAt, now)))
}

/** The same for public copies of stories' photos: their names are random, so nobody stores one again. */
export async function deleteStoryPhotos(db: Db, hashes: readonly string[]): Promise<void> {
  await countDeleted(hashes, (hash) => deleteUnusedPhoto(db, hash, sql`true`))
}

async function countDeleted<Row>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<boolean>,
): Promise<number> {
  let deleted = 0
  for (const row of rows) {
    try {
      if (await remove(row)) deleted++
    } catch (error) {
      logError('photo sweep', error)
    }
  }
  return deleted
}

function isUnused(db: Db) {
  const { hash } = storedPhotos
  const one = sql`1`
  return and(
    isNull(storedPhotos.blockedAt),
    notExists(db.select({ one }).from(petPhotos).where(eq(petPhotos.hash, hash))),
    notExists(db.select({ one }).from(users).where(eq(users.photo, hash))),
    notExists(db.select({ one }).from(expensePhotos).where(eq(expensePhotos.hash, hash))),
    notExists(db.select({ one }).from(storyPhotos).where(eq(storyPhotos.hash, hash))),
    notExists(db.select({ one }).from(photoUploads).where(eq(photoUploads.hash, hash))),
  )
}

function deleteUnusedPhoto(db: Db, hash: string, condition: SQL): Promise<boolean> {
  return transaction(db, async (tx) => {
    const [unused] = await tx
      .select({ hash: storedPhotos.hash })
      .from(storedPhotos)
      .where(and(eq(storedPhotos.hash, hash), condition, isUnused(tx)))
      .for('update', { skipLocked: true })
    if (!unused) return false
    await deletePhotoFiles(fileStore, hash)
    await tx.delete(storedPhotos).where(eq(storedPhotos.hash, hash))
    return true
  })
}
