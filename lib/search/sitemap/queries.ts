import { and, asc, count, eq, gte, lt, max, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petPhotos, petSearch, pets } from '@/db/schema'
import { photoDto } from '@/lib/photos/dto'
import type { PetType } from '@/lib/text/vocabulary'

const FIRST_PET_ID = 100_001
/** sitemaps.org allows 50,000 URLs per file. */
const IDS_PER_FILE = 10_000
const CHUNK = 1_000

interface PetFile {
  /** From 1. A file covers a fixed id range, so pets never move between files. */
  number: number
  changedAt: string
}

interface PetEntry {
  id: number
  changedAt: string
  photo: string | null
}

export interface PlaceWithPets {
  cityId: number
  countryId: string
  type: PetType
  pets: number
  changedAt: string
}

const fileNumber = sql<number>`(${petSearch.id} - ${FIRST_PET_ID}) / ${IDS_PER_FILE} + 1`
const lastChange = max(pets.updatedAt)
const iso = (time: Date | null) => (time ?? new Date(0)).toISOString()

export async function listPetFiles(db: Db): Promise<PetFile[]> {
  const rows = await db
    .select({ number: fileNumber, changedAt: lastChange })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ ...row, changedAt: iso(row.changedAt) }))
}

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

export async function listPlacesWithPets(db: Db): Promise<PlaceWithPets[]> {
  const rows = await db
    .select({
      cityId: petSearch.cityId,
      countryId: petSearch.countryId,
      type: petSearch.type,
      pets: count(),
      changedAt: lastChange,
    })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .groupBy(petSearch.cityId, petSearch.countryId, petSearch.type)
  return rows.map((row) => ({ ...row, changedAt: iso(row.changedAt) }))
}
