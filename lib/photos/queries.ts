import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, pets, photoUploads, storedPhotos } from '@/db/schema'

interface StoredPhoto {
  hash: string
  width: number
  height: number
  blur: string
}

/** Photos by their hashes, in no order; unknown and blocked ones are missing. */
export async function listStoredPhotos(db: Db, hashes: readonly string[]): Promise<StoredPhoto[]> {
  const { hash, width, height, blur } = storedPhotos
  return db
    .select({ hash, width, height, blur })
    .from(storedPhotos)
    .where(and(inArray(hash, [...hashes]), isNull(storedPhotos.blockedAt)))
}

/** The band index (LSH) guarantees hits up to four. */
const MAX_DISTANCE = 4
/** How many bits a distinctive hash has set: a picture without contrast has fewer or more. */
const DISTINCTIVE_BITS = [12, 52] as const

/** Whether a stored photo is a copy of the one with this perceptual hash (a bigint), which is to be distinctive. */
function isCopyOf(hash: SQLWrapper): SQL {
  const [fewest, most] = DISTINCTIVE_BITS
  return sql`bit_count(${hash}::bit(64)) between ${fewest} and ${most}
    and perceptual_hash_bands(${storedPhotos.perceptualHash}) && perceptual_hash_bands(${hash})
    and bit_count((${hash} # ${storedPhotos.perceptualHash})::bit(64)) <= ${MAX_DISTANCE}`
}

/** Pets of other owners with one of these photos or a copy. */
export async function listDuplicatePetIds(
  db: Db,
  hashes: readonly string[],
  exceptOwnerId: number,
): Promise<number[]> {
  const one = db
    .select({ perceptualHash: storedPhotos.perceptualHash })
    .from(storedPhotos)
    .where(inArray(storedPhotos.hash, [...hashes]))
    .as('one')
  const near = await db
    .select({ hash: storedPhotos.hash })
    .from(storedPhotos)
    .innerJoin(one, isCopyOf(one.perceptualHash))
  const copies = [...hashes, ...near.map(({ hash }) => hash)]
  const rows = await db
    .selectDistinct({ id: pets.id })
    .from(petPhotos)
    .innerJoin(pets, eq(pets.id, petPhotos.petId))
    .where(and(ne(pets.ownerId, exceptOwnerId), inArray(petPhotos.hash, copies)))
    .orderBy(asc(pets.id))
  return rows.map(({ id }) => id)
}

/** Whether a photo is blocked, or one that it is a copy of. */
export async function isBlockedPhoto(db: Db, perceptualHash: bigint): Promise<boolean> {
  const [row] = await db
    .select({ hash: storedPhotos.hash })
    .from(storedPhotos)
    .where(and(isNotNull(storedPhotos.blockedAt), isCopyOf(sql`${perceptualHash}::bigint`)))
    .limit(1)
  return row !== undefined
}

const uploadColumns = {
  id: photoUploads.id,
  ownerId: photoUploads.ownerId,
  status: photoUploads.status,
  hash: photoUploads.hash,
  problem: photoUploads.problem,
  createdAt: photoUploads.createdAt,
  petId: photoUploads.petId,
}

/** An upload in any state, with its photo once it is ready. Whose it is, the caller checks. */
export async function findUpload(db: Db, id: string) {
  const { width, height, blur } = storedPhotos
  const [row] = await db
    .select({ ...uploadColumns, photo: { width, height, blur } })
    .from(photoUploads)
    .leftJoin(storedPhotos, eq(storedPhotos.hash, photoUploads.hash))
    .where(eq(photoUploads.id, id))
  return row ?? null
}

export function listOwnUploads(db: Db, ownerId: number, ids: readonly string[]) {
  return db
    .select(uploadColumns)
    .from(photoUploads)
    .where(and(eq(photoUploads.ownerId, ownerId), inArray(photoUploads.id, [...ids])))
}

/** An owner's uploads in any state, as originals may remain. */
export async function listUploadIds(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ id: photoUploads.id })
    .from(photoUploads)
    .where(eq(photoUploads.ownerId, ownerId))
  return rows.map(({ id }) => id)
}
