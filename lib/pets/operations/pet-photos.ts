import { eq } from 'drizzle-orm'
import { petPhotos, reports } from '@/db/schema'
import { listPetPhotos } from '@/lib/pets/own-queries'
import { TOO_MANY_PHOTOS } from '@/lib/pets/schema'
import { isPhotoHash } from '@/lib/photos/file-names'
import { MAX_PET_PHOTOS, PHOTO_BLOCKED } from '@/lib/photos/limits'
import { listDuplicatePetIds, listStoredPhotos } from '@/lib/photos/queries'
import { runFair } from '@/lib/photos/queue'
import { awaitUploads, storePhotoFiles } from '@/lib/photos/uploads'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import type { WriteContext, WriteTx } from '@/lib/platform/write'

export interface PhotoInput {
  /** Upload ids and hashes of the pet's own photos, in order; undefined keeps all. */
  uploads?: readonly string[]
  files?: readonly File[]
}

export interface SettledPhotos {
  /** Without those uploaded as files; null keeps all. */
  kept: readonly string[] | null
  added: readonly string[]
}

/**
 * Waits for uploads and processes files. Takes seconds: call it before the transaction.
 * @throws DomainError invalid (`photos`) for too many, and for a failed or somebody else's photo.
 */
export async function settlePhotos(
  ctx: Context,
  { uploads, files = [] }: PhotoInput,
  petId?: number,
): Promise<SettledPhotos> {
  const own = petId === undefined ? [] : (await listPetPhotos(ctx.db, petId)).map(({ hash }) => hash)
  const wanted = (uploads ?? own).filter((name) => !isPhotoHash(name) || own.includes(name))
  if (wanted.length + files.length > MAX_PET_PHOTOS) throw tooManyPhotos()
  const ids = wanted.filter((name) => !isPhotoHash(name))
  const settled = ids.length === 0 ? [] : await awaitUploads(ctx, ids)
  const hashes = new Map(ids.map((id, i) => [id, settled[i]]))
  const stored = files.length === 0 ? [] : await storePhotoFiles(ctx, files)
  return {
    kept: uploads ? wanted.flatMap((name) => hashes.get(name) ?? name) : null,
    added: [...settled, ...stored],
  }
}

/**
 * Replaces a pet's photos, ignoring hashes neither its own nor just stored. After the commit, compares new ones with
 * those of other accounts. @throws DomainError invalid (`photos`) for too many, and for a blocked one.
 */
export async function writePhotos(
  tx: WriteTx,
  { id: petId, ownerId }: { id: number; ownerId: number },
  { kept, added }: SettledPhotos,
): Promise<void> {
  const own = await listPetPhotos(tx, petId)
  const ownHashes = own.map(({ hash }) => hash)
  const fresh = added.filter((hash) => !ownHashes.includes(hash))
  const stored = fresh.length === 0 ? [] : await listStoredPhotos(tx, fresh)
  // Blocked after it was uploaded.
  if (stored.length < new Set(fresh).size) throw invalidFields({ photos: PHOTO_BLOCKED })
  const known = new Map([...own, ...stored].map((photo) => [photo.hash, photo]))
  const wanted = [...new Set([...(kept ?? ownHashes), ...added])].flatMap((hash) => known.get(hash) ?? [])
  if (wanted.length > MAX_PET_PHOTOS) throw tooManyPhotos()
  await tx.delete(petPhotos).where(eq(petPhotos.petId, petId))
  if (wanted.length > 0) {
    await tx.insert(petPhotos).values(
      wanted.map(({ hash, width, height, blur }, position) => ({
        petId,
        position,
        hash,
        width,
        height,
        blur,
      })),
    )
  }
  const hashes = [...new Set(fresh)]
  if (hashes.length > 0) tx.afterCommit((ctx) => reportCopies(ctx, { petId, ownerId, hashes }))
}

interface NewPhotos {
  petId: number
  ownerId: number
  hashes: readonly string[]
}

/** Reports a pet whose photos another account has too: fraudsters copy them. */
async function reportCopies({ db, now }: WriteContext, { petId, ownerId, hashes }: NewPhotos): Promise<void> {
  const copies = await runFair('copies', ownerId, () => listDuplicatePetIds(db, hashes, ownerId))
  if (copies.length === 0) return
  const details = `Las mismas fotos están en ${copies.slice(0, 10).join(', ')}.`
  await db
    .insert(reports)
    .values({ petId, bySystem: true, reason: 'fotos repetidas', details, createdAt: now })
    .onConflictDoNothing()
}

const tooManyPhotos = () => invalidFields({ photos: TOO_MANY_PHOTOS })
