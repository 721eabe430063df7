import { and, asc, eq, gte, lt, max, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, petSearch, pets } from '@/db/schema'
import { photoDto } from '@/lib/photos/dto'
import type { PetType } from '@/lib/vocabulary'

/** Where pet ids begin (the check `pets_id_range`). */
const FIRST_PET_ID = 100_001
/** Ids in one file of pets. It cannot exceed what sitemaps.org allows in a file, 50,000. */
const IDS_PER_FILE = 10_000
/** Rows read at a time while a file is written. */
const CHUNK = 1_000

/** Times are ISO strings. */
interface PetFile {
  /** From 1: the file holds the ids of its own ten thousand, so pets never move between files. */
  number: number
  changedAt: string
}

interface PetEntry {
  id: number
  changedAt: string
  /** Address of the main picture. */
  photo: string | null
}

/** A city and a type that have adoptable pets. */
export interface PlaceWithPets {
  cityId: number
  countryId: string
  type: PetType
  changedAt: string
}

const fileNumber = sql<number>`(${petSearch.id} - ${FIRST_PET_ID}) / ${IDS_PER_FILE} + 1`
const lastChange = max(pets.updatedAt)
const iso = (time: Date | null) => (time ?? new Date(0)).toISOString()

/** The files that have any pet in them, in order. */
export async function listPetFiles(db: Db): Promise<PetFile[]> {
  const rows = await db
    .select({ number: fileNumber, changedAt: lastChange })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ ...row, changedAt: iso(row.changedAt) }))
}

/** The adoptable pets of one file in chunks, by id; no chunk for a file that does not exist. */
export async function* readPetFile(db: Db, number: number): AsyncGenerator<PetEntry[], void> {
  let from = FIRST_PET_ID + (number - 1) * IDS_PER_FILE
  const end = from + IDS_PER_FILE
  while (true) {
    const chunk = await listPetEntries(db, from, end)
    const last = chunk.at(-1)
    if (!last) return
    yield chunk
    if (chunk.length < CHUNK) return
    from = last.id + 1
  }
}

async function listPetEntries(db: Db, from: number, end: number): Promise<PetEntry[]> {
  const rows = await db
    .select({ id: petSearch.id, changedAt: pets.updatedAt, photo: petPhotos })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, petSearch.id), eq(petPhotos.position, 0)))
    .where(and(gte(petSearch.id, from), lt(petSearch.id, end)))
    .orderBy(asc(petSearch.id))
    .limit(CHUNK)
  return rows.map((row) => ({
    id: row.id,
    changedAt: row.changedAt.toISOString(),
    photo: row.photo && photoDto(row.photo).large,
  }))
}

/** Every city and type with at least one adoptable pet. */
export async function listPlacesWithPets(db: Db): Promise<PlaceWithPets[]> {
  const rows = await db
    .select({
      cityId: petSearch.cityId,
      countryId: petSearch.countryId,
      type: petSearch.type,
      changedAt: lastChange,
    })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .groupBy(petSearch.cityId, petSearch.countryId, petSearch.type)
  return rows.map((row) => ({ ...row, changedAt: iso(row.changedAt) }))
}
