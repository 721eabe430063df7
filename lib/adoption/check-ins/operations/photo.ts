import { randomUUID } from 'node:crypto'
import type { Db } from '@/db/client'
import { findCheckInPhoto } from '@/lib/adoption/check-ins/queries'
import { decodePrivatePhoto } from '@/lib/photos/decoder'
import { runFair } from '@/lib/photos/queue'
import { DomainError } from '@/lib/platform/errors'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { PHOTO_BYTES, reserveStorage } from '@/lib/platform/files/operations/storage'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'

/**
 * Stores a photo privately, re-encoded without metadata. Whoever gives it an owner calls `claimFile` in the same
 * transaction; the orphan sweep deletes the rest.
 * @returns its name. @throws DomainError invalid or too_large (`photo`).
 */
export async function storePhoto(db: Db, adopterId: number, file: File): Promise<string> {
  const bytes = await runFair('photos', adopterId, async () => {
    await reserveStorage(db, { ownerId: adopterId, bytes: PHOTO_BYTES, now: new Date() })
    return decodePrivatePhoto(Buffer.from(await file.arrayBuffer()))
  }).catch((error: unknown) => {
    throw error instanceof DomainError
      ? new DomainError(error.code, error.message, { photo: error.message })
      : error
  })
  const name = `check-ins/${randomUUID()}.webp`
  await noteOrphanedFiles(db, [name])
  await fileStore.put(name, bytes, 'image/webp')
  return name
}

/** The photo of a check-in for one of the two sides of its request; null for everybody else. */
export async function openPhoto(
  db: Db,
  which: { requestId: number; day: number; accountId: number },
): Promise<StoredFile | null> {
  const name = await findCheckInPhoto(db, which)
  return name === null ? null : fileStore.get(name)
}
