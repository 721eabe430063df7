import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, reports } from '@/db/schema'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { isPhotoHash } from '@/lib/photos/names'
import { findCopies, listStoredPhotos } from '@/lib/photos/queries'
import { runFair } from '@/lib/photos/queue'
import { MAX_PET_PHOTOS } from '@/lib/photos/rules'
import { settleUploads, storePhotoFiles } from '@/lib/photos/uploads'
import { TOO_MANY_PHOTOS } from '../schema'

/** The photos that a listing is to have. */
export interface PhotoInput {
  /** Uploads by id and photos that the pet has by hash, in their order; absent keeps all that it has. */
  uploads?: readonly string[]
  /** Come after the others. */
  files?: readonly File[]
}

/** The same once everything is stored: only hashes. */
export interface SettledPhotos {
  /** All but those that came as files, in their order; null for all that the pet has. */
  kept: readonly string[] | null
  /** Those that are new, whichever way they came. */
  added: readonly string[]
}

/**
 * Waits for uploads and processes files; to be called before the transaction, because it takes its time.
 * @param petId absent for a new pet, which has no photos yet.
 * @throws DomainError invalid (field `photos`) for too many, and for a photo that failed or is not the actor's.
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
  const settled = ids.length === 0 ? [] : await settleUploads(ctx, ids)
  const hashes = new Map(ids.map((id, i) => [id, settled[i]]))
  const stored = files.length === 0 ? [] : await storePhotoFiles(ctx, files)
  return {
    kept: uploads ? wanted.flatMap((name) => hashes.get(name) ?? name) : null,
    added: [...settled, ...stored],
  }
}

/**
 * Writes the photos of a pet, in their order. A hash that is neither its own nor just stored is passed over.
 * @returns the hashes that it did not have before.
 * @throws DomainError invalid (field `photos`) when they are too many together.
 */
export async function writePhotos(tx: Db, petId: number, { kept, added }: SettledPhotos): Promise<string[]> {
  const own = await listOwn(tx, petId)
  const ownHashes = own.map(({ hash }) => hash)
  const fresh = added.filter((hash) => !ownHashes.includes(hash))
  const stored = fresh.length === 0 ? [] : await listStoredPhotos(tx, fresh)
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

/**
 * Tells staff, once the answer has left, when another account's listing shows the same pictures: whoever copies them
 * often offers a pet that is not theirs.
 */
export function reportCopies(
  ctx: Context,
  pet: { id: number; ownerId: number },
  hashes: readonly string[],
): void {
  if (hashes.length === 0) return
  ctx.defer(async () => {
    const copies = await runFair('copies', pet.ownerId, () => findCopies(ctx.db, hashes, pet.ownerId))
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

const tooManyPhotos = () => new DomainError('invalid', TOO_MANY_PHOTOS, { photos: TOO_MANY_PHOTOS })
