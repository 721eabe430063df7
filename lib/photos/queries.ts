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

/** Of 64 bits: what a copy that was made smaller or encoded again differs by at most. */
const NEAR = 4
/** A picture with fewer changes from light to dark says too little to be told from others like it. */
const TELLING = [12, 52] as const

/**
 * The pets of other owners that show one of these photos, or a copy of it that was made smaller or encoded again, by
 * their ids. Copies are found by their hashes, near ones before by a look at every stored photo.
 */
export async function findCopies(
  db: Db,
  hashes: readonly string[],
  exceptOwnerId: number,
): Promise<number[]> {
  const one = db
    .select({ hash: storedPhotos.hash, fingerprint: storedPhotos.fingerprint })
    .from(storedPhotos)
    .where(inArray(storedPhotos.hash, [...hashes]))
    .as('one')
  const [fewest, most] = TELLING
  const isNear = sql`bit_count((${one.fingerprint} # ${storedPhotos.fingerprint})::bit(64)) <= ${NEAR}
    and bit_count(${one.fingerprint}::bit(64)) between ${fewest} and ${most}`
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
