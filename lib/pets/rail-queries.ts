import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { prepareOnce } from '@/db/prepare-once'
import { countries, petSearch } from '@/db/schema'
import { newestFirst } from './queries'

/** `pet_search` holds listed pets only. */
const selectNewestIds = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(which)
    .orderBy(...newestFirst(petSearch))

async function listNewestIds(db: Db, which: SQL | undefined, limit: number, offset = 0): Promise<number[]> {
  const rows = await selectNewestIds(db, which).limit(limit).offset(offset)
  return rows.map((row) => row.id)
}

const newestOfCity = prepareOnce((db) =>
  selectNewestIds(db, eq(petSearch.cityId, sql.placeholder('cityId')))
    .limit(sql.placeholder('limit'))
    .prepare('newest_of_city'),
)

export async function listCityPetIds(
  db: Db,
  cityId: number,
  limit: number,
  exceptFoundationId: number | null = null,
): Promise<number[]> {
  if (exceptFoundationId === null) {
    const rows = await newestOfCity(db).execute({ cityId, limit })
    return rows.map((row) => row.id)
  }
  const others = or(isNull(petSearch.foundationId), ne(petSearch.foundationId, exceptFoundationId))
  return listNewestIds(db, and(eq(petSearch.cityId, cityId), others), limit)
}

export function listPetIdsOfFoundation(db: Db, foundationId: number, limit: number): Promise<number[]> {
  return listNewestIds(db, eq(petSearch.foundationId, foundationId), limit)
}

const ofFoundations = isNotNull(petSearch.foundationId)

export function listFoundationPetIds(db: Db, limit: number, offset = 0): Promise<number[]> {
  return listNewestIds(db, ofFoundations, limit, offset)
}

export const countFoundationPets = (db: Db): Promise<number> => db.$count(petSearch, ofFoundations)

/** Round-robin over the countries, so that every visitor finds some near home. */
export async function listShowcasePetIds(db: Db, limit: number): Promise<number[]> {
  const newest = db
    .select({ id: petSearch.id, publishedAt: petSearch.publishedAt })
    .from(petSearch)
    .where(eq(petSearch.countryId, countries.id))
    .orderBy(...newestFirst(petSearch))
    .limit(limit)
    .as('newest')
  const turn = sql`row_number() over (partition by ${countries.id} order by ${newest.publishedAt} desc, ${newest.id} desc)`
  const rows = await db
    .select({ id: newest.id })
    .from(countries)
    .crossJoinLateral(newest)
    .orderBy(turn, desc(newest.publishedAt), desc(newest.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
