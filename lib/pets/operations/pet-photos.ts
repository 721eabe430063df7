import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, reports } from '@/db/schema'
import type { Context } from '@/lib/context'
import { invalidFields } from '@/lib/errors'
import { TOO_MANY_PHOTOS } from '@/lib/pets/schema'
import { isPhotoHash } from '@/lib/photos/file-names'
import { MAX_PET_PHOTOS, PHOTO_BLOCKED } from '@/lib/photos/limits'
import { listDuplicatePetIds, listStoredPhotos } from '@/lib/photos/queries'
import { runFair } from '@/lib/photos/queue'
import { awaitUploads, storePhotoFiles } from '@/lib/photos/uploads'

export interface PhotoInput {
  /** Upload ids and hashes of the pet's own photos, in order; undefined keeps all. */
  uploads?: readonly string[]
  files?: readonly File[]
}

export interface SettledPhotos {
  /** In order, without those that came as files; null keeps all. */
  kept: readonly string[] | null
  added: readonly string[]
}

/**
 * Waits for uploads and processes files. Takes seconds: call it before the transaction.
 * @throws DomainError invalid (`photos`) for too many, and for a photo that failed or is somebody else's.
 */
export async function settlePhotos(
  ctx: Context,
  { uploads, files = [] }: PhotoInput,
  petId?: number,
): Promise<SettledPhotos> {
  const own = petId === undefined ? [] : (await listOwn(ctx.db, petId)).map(({ hash }) => hash)
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
 * Replaces a pet's photos; hashes neither its own nor just stored are ignored.
 * @returns the hashes that are new to it.
 * @throws DomainError invalid (`photos`) for too many, and for one that staff blocked.
 */
export async function writePhotos(tx: Db, petId: number, { kept, added }: SettledPhotos): Promise<string[]> {
  const own = await listOwn(tx, petId)
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
  return [...new Set(fresh)]
}

/** Reports a pet to staff, after the response, when another account shows the same photos: fraudsters copy them. */
export function reportCopies(
  ctx: Pick<Context, 'db' | 'now' | 'defer'>,
  pet: { id: number; ownerId: number },
  hashes: readonly string[],
): void {
  if (hashes.length === 0) return
  ctx.defer(async () => {
    const copies = await runFair('copies', pet.ownerId, () =>
      listDuplicatePetIds(ctx.db, hashes, pet.ownerId),
    )
    if (copies.length === 0) return
    const details = `Las mismas fotos están en ${copies.slice(0, 10).join(', ')}.`
    await ctx.db
      .insert(reports)
      .values({
        petId: pet.id,
        bySystem: true,
        reason: 'fotos repetidas',
        details,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
  })
}

const listOwn = (db: Db, petId: number) =>
  db.select().from(petPhotos).where(eq(petPhotos.petId, petId)).orderBy(asc(petPhotos.position))

const tooManyPhotos = () => invalidFields({ photos: TOO_MANY_PHOTOS })
