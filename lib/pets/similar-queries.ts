import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, type PetRow, petSearch, pets, users } from '@/db/schema'
import { groupBy } from '@/lib/platform/collections'
import { BANDS_KM, FARTHEST_BAND, type Home } from '@/lib/platform/geo'
import { newestFirst } from './queries'

/** Newest pets of the country: bounds the time at any number of pets. */
const COMPARED = 500

/**
 * Pets of the same type near somebody's home: of their country alone, most alike first (age, gender, size and coat),
 * where each band of distance takes one likeness away. None whose owner takes requests only from another city.
 * @param homes an unknown one is where the pet lives @param exceptOwnerId whose pets are left out @param most for each home
 * @returns for each home, in one statement
 */
export async function listSimilarPets(
  db: Db,
  pet: Pick<PetRow, 'id' | 'type' | 'countryId' | 'cityId' | 'age' | 'gender' | 'size' | 'coat'>,
  homes: readonly Home[],
  { exceptOwnerId, most }: { exceptOwnerId: number | null; most: number },
): Promise<{ id: number; name: string }[][]> {
  const places = homes.map(({ countryId, cityId }) => (countryId ? { countryId, cityId } : pet))
  const distinct = [...new Map(places.map((place) => [keyOf(place), place])).values()]
  const newest = db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(
      and(
        sql`${petSearch.countryId} = home.country_id`,
        eq(petSearch.type, pet.type),
        ne(petSearch.id, pet.id),
      ),
    )
    .orderBy(...newestFirst(petSearch))
    .limit(COMPARED)
  const likeness = sql`(${eq(pets.age, pet.age)})::int + (${eq(pets.gender, pet.gender)})::int
    + (${eq(pets.size, pet.size)})::int + (${eq(pets.coat, pet.coat)})::int`
  const km = sql`12742 * asin(least(1, sqrt(power(sin(radians(${cities.lat} - own.lat) / 2), 2)
    + cos(radians(own.lat)) * cos(radians(${cities.lat})) * power(sin(radians(${cities.lng} - own.lng) / 2), 2))))`
  const bands = sql.join(
    BANDS_KM.map((limit) => sql`(${km} > ${limit}::float8)::int`),
    sql` + `,
  )
  const isWithinReach = or(ne(users.requestsFrom, 'su ciudad'), sql`${pets.cityId} = home.city_id`)
  const isOffered = and(isWithinReach, exceptOwnerId === null ? undefined : ne(pets.ownerId, exceptOwnerId))
  const rows = await db.execute<{ key: string; id: number; name: string }>(sql`
    select home.key, alike.id, alike.name
    from unnest(${sql.param(`{${distinct.map(keyOf)}}`)}::text[],
      ${sql.param(`{${distinct.map(({ countryId }) => countryId)}}`)}::text[],
      ${sql.param(`{${distinct.map(({ cityId }) => cityId ?? 'null')}}`)}::int[])
      as home (key, country_id, city_id)
    left join ${cities} as own on own.id = home.city_id
    cross join lateral (
      select ${pets.id}, ${pets.name}, ${pets.publishedAt},
        ${likeness} - coalesce(${bands}, ${FARTHEST_BAND}::int) as points
      from ${newest} as newest
      join ${pets} on ${pets.id} = newest.id
      join ${cities} on ${cities.id} = ${pets.cityId}
      join ${users} on ${users.id} = ${pets.ownerId}
      where ${isOffered}
      order by points desc, ${sql.join(newestFirst(pets), sql`, `)} limit ${most}
    ) as alike
    order by alike.points desc, alike.published_at desc, alike.id desc`)
  const perPlace = groupBy([...rows], ({ key }) => key)
  return places.map((place) => (perPlace.get(keyOf(place)) ?? []).map(({ id, name }) => ({ id, name })))
}

const keyOf = ({ countryId, cityId }: Home) => `${countryId}-${cityId}`
