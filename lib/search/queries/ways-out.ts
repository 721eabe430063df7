import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, countries, petSearch } from '@/db/schema'
import type { PetType } from '@/lib/vocabulary'
import { nearestFirst, type Position } from '../distance'
import { FACETS, type SearchFilters, type SearchRequest, type WaysOut } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { matchText } from './text'

const MOST_CITIES = 5
/** How many of the nearest cities are looked at for pets. */
const NEAREST = 60

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
  const nearest = nearestFirst(others, centre).slice(0, NEAREST)
  return withPets(
    db,
    nearest.map((city) => city.id),
    type,
  )
}

async function listCitiesLike(db: Db, slug: string): Promise<number[]> {
  const likeness = sql`similarity(${cities.slug}, ${slug})`
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.slug} % ${slug}`)
    .orderBy(desc(likeness), desc(cities.population))
    .limit(NEAREST)
  return rows.map((row) => row.id)
}

/** The first cities of the list that have pets of the type. */
async function withPets(db: Db, cityIds: number[], type: PetType | null): Promise<WaysOut['nearbyCities']> {
  if (cityIds.length === 0) return []
  const rows = await db
    .select({ id: cities.id, name: cities.name, country: countries.name, slug: cities.slug, total: count() })
    .from(petSearch)
    .innerJoin(cities, eq(cities.id, petSearch.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(and(inArray(petSearch.cityId, cityIds), type ? eq(petSearch.type, type) : undefined))
    .groupBy(cities.id, countries.id)
  const rank = new Map(cityIds.map((id, at) => [id, at]))
  return rows
    .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
    .slice(0, MOST_CITIES)
    .map(({ name, country, slug, total }) => ({ name, country, slug, total }))
}
