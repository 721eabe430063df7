import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, countries, petSearch } from '@/db/schema'
import { groupBy } from '@/lib/collections'
import type { Position } from '@/lib/geo'
import { nearestFirst } from '@/lib/search/distance'
import {
  type CityWithPets,
  FACETS,
  type SearchFilters,
  type SearchRequest,
  type SearchSuggestions,
} from '@/lib/search/dto'
import { nearestNames } from '@/lib/search/nearest-names'
import type { PetType } from '@/lib/vocabulary'
import { byIds, byTraits, inScope, inText } from './conditions'
import { countPets } from './counts'
import { matchText } from './text'

const MAX_CITIES = 5

export async function listSuggestions(db: Db, request: SearchRequest): Promise<SearchSuggestions> {
  const [removableFilters, nearbyCities] = await Promise.all([
    listRemovableFilters(db, request),
    listNearbyCities(db, request),
  ])
  return { removableFilters, nearbyCities }
}

async function listRemovableFilters(
  db: Db,
  { scope, filters, text }: SearchRequest,
): Promise<SearchSuggestions['removableFilters']> {
  const match = text ? await matchText(db, text) : null
  const where = inText(inScope(scope), match)
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

interface City extends Position {
  id: number
  name: string
  slug: string
  country: string
}

async function listNearbyCities(db: Db, { scope, near }: SearchRequest): Promise<CityWithPets[]> {
  const { place, type } = scope
  if (place.kind === 'favourites') return []
  if (place.kind === 'unknown') return listCitiesMeant(db, place.slug, type)
  if (place.kind === 'city') return listCitiesAround(db, place.slug, type)
  return near ? withPets(db, nearestFirst(await selectCities(db), near), type) : []
}

export async function listCitiesAround(db: Db, slug: string, type: PetType | null): Promise<CityWithPets[]> {
  const all: City[] = await selectCities(db)
  const centre = all.find((city) => city.slug === slug)
  if (!centre) return []
  const others = all.filter((city) => city.slug !== slug)
  return withPets(db, nearestFirst(others, centre), type)
}

function selectCities(db: Db) {
  const { id, name, slug, lat, lng } = cities
  return db
    .select({ id, name, slug, lat, lng, country: countries.name })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
}

/** Cities a few typing errors away, most people first; else those of a similar name. */
async function listCitiesMeant(db: Db, slug: string, type: PetType | null): Promise<CityWithPets[]> {
  const all = await selectCities(db).orderBy(desc(cities.population))
  const slugs = nearestNames(
    all.map((city) => city.slug),
    slug,
  )
  const meant = await withPets(
    db,
    all.filter((city) => slugs.includes(city.slug)),
    type,
  )
  return meant.length > 0 ? meant : withPets(db, await listCitiesLike(db, slug), type)
}

async function listCitiesLike(db: Db, slug: string): Promise<City[]> {
  const likeness = sql`similarity(${cities.slug}, ${slug})`
  return selectCities(db)
    .where(sql`${cities.slug} % ${slug}`)
    .orderBy(desc(likeness), desc(cities.population))
}

/** Namesakes share a page and are counted as one. */
async function withPets(db: Db, list: City[], type: PetType | null): Promise<CityWithPets[]> {
  const names = [...groupBy(list, (city) => city.slug).values()]
  const ids = names.map((namesakes) => `"{${namesakes.map((city) => city.id)}}"`)
  const there = and(
    sql`${petSearch.cityId} = any(place.ids::int[])`,
    type ? eq(petSearch.type, type) : undefined,
  )
  const rows = await db.execute<{ rank: number; total: number }>(sql`
    select place.rank::int, (select count(*)::int from ${petSearch} where ${there}) as total
    from (
      select place.ids, place.rank
      from unnest(${sql.param(`{${ids}}`)}::text[]) with ordinality as place (ids, rank)
      where exists (select from ${petSearch} where ${there})
      order by place.rank limit ${MAX_CITIES}
    ) as place
    order by place.rank`)
  return rows.flatMap(({ rank, total }) => {
    const namesakes = names[rank - 1] ?? []
    const [first] = namesakes
    if (!first) return []
    const { name, slug, country } = first
    const inOneCountry = namesakes.every((city) => city.country === country)
    return [{ name, country: inOneCountry ? country : null, slug, total }]
  })
}
