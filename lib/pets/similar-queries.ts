import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch, pets } from '@/db/schema'
import { newestFirst } from './queries'

type Row = typeof pets.$inferSelect

/** Newest pets of the country: bounds the time at any number of pets. */
const COMPARED = 500

const SHOWN = 5

/** Same type and country; most alike first: the same city, then age, gender, size and coat. */
export async function listSimilarPets(
  db: Db,
  pet: Pick<Row, 'id' | 'type' | 'countryId' | 'cityId' | 'age' | 'gender' | 'size' | 'coat'>,
  exceptOwnerId: number | null = null,
): Promise<{ id: number; name: string }[]> {
  const newest = db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(
      and(eq(petSearch.countryId, pet.countryId), eq(petSearch.type, pet.type), ne(petSearch.id, pet.id)),
    )
    .orderBy(...newestFirst(petSearch))
    .limit(COMPARED)
    .as('newest')
  const likeness = sql`2 * (${eq(pets.cityId, pet.cityId)})::int + (${eq(pets.age, pet.age)})::int
    + (${eq(pets.gender, pet.gender)})::int + (${eq(pets.size, pet.size)})::int + (${eq(pets.coat, pet.coat)})::int`
  return db
    .select({ id: pets.id, name: pets.name })
    .from(newest)
    .innerJoin(pets, eq(pets.id, newest.id))
    .where(exceptOwnerId === null ? undefined : ne(pets.ownerId, exceptOwnerId))
    .orderBy(desc(likeness), ...newestFirst(pets))
    .limit(SHOWN)
}
