import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, countries, petSearch } from '@/db/schema'
import type { Position } from '@/lib/geo'
import type { PetType } from '@/lib/vocabulary'
import { nearestFirst } from '../distance'
import { FACETS, type SearchFilters, type SearchRequest, type WaysOut } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { matchText } from './text'

const MOST_CITIES = 5

/** What to offer for a search that found nothing: filters to drop, cities to look in. */
export async function listWaysOut(db: Db, request: SearchRequest): Promise<WaysOut> {
  const [drop, nearbyCities] = await Promise.all([
    listFiltersToDrop(db, request),
    listCitiesToTry(db, request),
  ])
  return { drop, nearbyCities }
}

async function listFiltersToDrop(db: Db, { scope, filters, text }: SearchRequest): Promise<WaysOut['drop']> {
  const match = text ? await matchText(db, text) : null
  const where = inScope(scope, match?.words ?? null)
  const active = FACETS.filter((facet) => filters[facet] !== undefined)
  const totals = await Promise.all(
    active.map(async (facet) => ({
      facet,
      total: await countPets(db, [...where, ...withoutFacet({ ...filters, [facet]: undefined })]),
    })),
  )
  return totals.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

const withoutFacet = (filters: SearchFilters) => [...byIds(filters), ...byTraits(filters)]

async function countPets(db: Db, conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(petSearch)
    .where(and(...conditions))
  return row?.total ?? 0
}

async function listCitiesToTry(db: Db, { scope, near }: SearchRequest): Promise<WaysOut['nearbyCities']> {
  const { place, type } = scope
  if (place.kind === 'unknown') return withPets(db, await listCitiesLike(db, place.slug), type)
  if (place.kind !== 'city' && !near) return []
  const all = await db.select({ id: cities.id, lat: cities.lat, lng: cities.lng }).from(cities)
  const centre: Position | null | undefined =
    place.kind === 'city' ? all.find((city) => place.cityIds.includes(city.id)) : near
  if (!centre) return []
  const others = all.filter((city) => place.kind !== 'city' || !place.cityIds.includes(city.id))
  const nearest = nearestFirst(others, centre).map((city) => city.id)
  return withPets(db, nearest, type)
}

async function listCitiesLike(db: Db, slug: string): Promise<number[]> {
  const likeness = sql`similarity(${cities.slug}, ${slug})`
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.slug} % ${slug}`)
    .orderBy(desc(likeness), desc(cities.population))
  return rows.map((row) => row.id)
}

/** The first cities of the list that have pets of the type; cities after those are not looked at. */
async function withPets(db: Db, cityIds: number[], type: PetType | null): Promise<WaysOut['nearbyCities']> {
  const ofType = type ? eq(petSearch.type, type) : undefined
  const rows = await db.execute<WaysOut['nearbyCities'][number]>(sql`
    select ${cities.name}, ${countries.name} as country, ${cities.slug}, first.total
    from (
      select city.id, city.rank, pets.total
      from unnest(${sql.param(`{${cityIds}}`)}::int[]) with ordinality as city (id, rank)
      cross join lateral (
        select count(*)::int as total from ${petSearch} where ${and(sql`${petSearch.cityId} = city.id`, ofType)}
      ) as pets
      where pets.total > 0 order by city.rank limit ${MOST_CITIES}
    ) as first
    join ${cities} on ${cities.id} = first.id
    join ${countries} on ${countries.id} = ${cities.countryId}
    order by first.rank`)
  return [...rows]
}
