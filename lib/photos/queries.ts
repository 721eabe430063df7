import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, pets, photoUploads, storedPhotos } from '@/db/schema'

/** What a row of a pet's pictures says of a stored photo. */
interface StoredPhoto {
  hash: string
  width: number
  height: number
  blur: string
}

/** The photos of these hashes, in any order; unknown ones are left out. */
export async function listStoredPhotos(db: Db, hashes: readonly string[]): Promise<StoredPhoto[]> {
  const { hash, width, height, blur } = storedPhotos
  return db
    .select({ hash, width, height, blur })
    .from(storedPhotos)
    .where(inArray(hash, [...hashes]))
}

/** Copies that were resized or encoded again differ by at most so many of 64 bits; the index holds for up to four. */
const MAX_DISTANCE = 4
/** Bits that are set in a picture with enough contrast to be told from others. */
const DISTINCTIVE_BITS = [12, 52] as const

/** Ids of the pets of other owners that show one of these photos, or a copy that was resized or encoded again. */
export async function findCopies(
  db: Db,
  hashes: readonly string[],
  exceptOwnerId: number,
): Promise<number[]> {
  const one = db
    .select({ perceptualHash: storedPhotos.perceptualHash })
    .from(storedPhotos)
    .where(inArray(storedPhotos.hash, [...hashes]))
    .as('one')
  const [fewest, most] = DISTINCTIVE_BITS
  const isNear = sql`bit_count(${one.perceptualHash}::bit(64)) between ${fewest} and ${most}
    and perceptual_hash_bands(${storedPhotos.perceptualHash}) && perceptual_hash_bands(${one.perceptualHash})
    and bit_count((${one.perceptualHash} # ${storedPhotos.perceptualHash})::bit(64)) <= ${MAX_DISTANCE}`
  const near = await db.select({ hash: storedPhotos.hash }).from(storedPhotos).innerJoin(one, isNear)
  const copies = [...hashes, ...near.map(({ hash }) => hash)]
  const rows = await db
    .selectDistinct({ id: pets.id })
    .from(petPhotos)
    .innerJoin(pets, eq(pets.id, petPhotos.petId))
    .where(and(ne(pets.ownerId, exceptOwnerId), inArray(petPhotos.hash, copies)))
    .orderBy(asc(pets.id))
  return rows.map(({ id }) => id)
}

const uploadColumns = {
  id: photoUploads.id,
  ownerId: photoUploads.ownerId,
  status: photoUploads.status,
  hash: photoUploads.hash,
  problem: photoUploads.problem,
  createdAt: photoUploads.createdAt,
}

/** An upload and, once it is ready, the photo it became. */
export async function findUpload(db: Db, id: string) {
  const { width, height, blur } = storedPhotos
  const [row] = await db
    .select({ ...uploadColumns, photo: { width, height, blur } })
    .from(photoUploads)
    .leftJoin(storedPhotos, eq(storedPhotos.hash, photoUploads.hash))
    .where(eq(photoUploads.id, id))
  return row ?? null
}

/** The uploads among these ids that belong to that account, in any order. */
export function listOwnUploads(db: Db, ownerId: number, ids: readonly string[]) {
  return db
    .select(uploadColumns)
    .from(photoUploads)
    .where(and(eq(photoUploads.ownerId, ownerId), inArray(photoUploads.id, [...ids])))
}

/** All uploads of an account; the originals of some may still be in the file store, however far they have come. */
export async function listUploadIds(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ id: photoUploads.id })
    .from(photoUploads)
    .where(eq(photoUploads.ownerId, ownerId))
  return rows.map(({ id }) => id)
}
