import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, petSearch, petTexts } from '@/db/schema'
import type { PetCardDto } from '@/lib/pets/dto'
import { listListedCardsByIds, newestFirst } from '@/lib/pets/queries'
import type { Position } from '@/lib/platform/geo'
import { nearestFirst, withDistances } from '@/lib/search/distance'
import type { FoundIds, SearchPlace, SearchRequest, SearchResult, Sort } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { byIds, byTraits, hasWords, inScope, inText } from './conditions'
import { countFacets, countPetsPerCity, countTotal } from './counts'
import { listIdsByMatch, type Range } from './match'
import { matchText, restoreSpelling, type TextMatch } from './text'

interface SqlEngine extends SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>
}

/** Answers every search from Postgres. */
export const sqlEngine = (db: Db): SqlEngine => ({
  search: (request) => search(db, request),
  findIds: (request) => findIds(db, request),

  async countWithout(request, facets) {
    const { scope, filters, text } = request
    const match = text ? await matchText(db, text) : null
    const where = inText(inScope(scope), match)
    return Promise.all(
      facets.map((facet) => {
        const others = { ...filters, [facet]: undefined }
        return countTotal(db, [...where, ...byIds(others), ...byTraits(others)], {
          ...request,
          filters: others,
        })
      }),
    )
  },

  async countPlaces(places, type, limit) {
    const ids = places.map((place) => `"{${place}}"`)
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
        order by place.rank limit ${limit}
      ) as place
      order by place.rank`)
    return rows.map(({ rank, total }) => ({ index: rank - 1, total }))
  },
})

async function search(db: Db, request: SearchRequest): Promise<SearchResult> {
  const { scope, filters, match } = await buildConditions(db, request)
  const corrected = match?.corrected
  const [{ total, facets }, cards, correctedText] = await Promise.all([
    countFacets(db, inText(scope, match), request),
    listResultCards(db, request, [...scope, ...filters], match),
    corrected ? restoreSpelling(db, corrected, request.text) : null,
  ])
  return { cards, total, facets, correctedText }
}

async function findIds(db: Db, request: SearchRequest): Promise<FoundIds> {
  const { scope, filters, match } = await buildConditions(db, request)
  const [total, { ids }] = await Promise.all([
    countTotal(db, inText([...scope, ...filters], match), request),
    findResultIds(db, request, [...scope, ...filters], match),
  ])
  return { ids, total }
}

/** How many pets of each city a search finds, those without one absent. */
export async function countByCity(db: Db, request: SearchRequest): Promise<Map<number, number>> {
  const { scope, filters, match } = await buildConditions(db, request)
  return new Map(await countPetsPerCity(db, inText([...scope, ...filters], match)))
}

async function buildConditions(db: Db, { scope, filters, text }: SearchRequest) {
  return {
    scope: inScope(scope),
    filters: [...byIds(filters), ...byTraits(filters)],
    match: text ? await matchText(db, text) : null,
  }
}

const oldestFirst = [asc(petSearch.publishedAt), asc(petSearch.id)]

type City = Position & { id: number }
type PageRequest = Omit<SearchRequest, 'text'>

async function listResultCards(
  db: Db,
  request: PageRequest,
  conditions: SQL[],
  match: TextMatch | null,
): Promise<PetCardDto[]> {
  const { ids, places } = await findResultIds(db, request, conditions, match)
  const cards = await listListedCardsByIds(db, ids)
  return request.near ? withDistances(cards, places, request.near) : cards
}

async function findResultIds(
  db: Db,
  request: PageRequest,
  conditions: SQL[],
  match: TextMatch | null,
): Promise<{ ids: number[]; places: City[] }> {
  const range = { limit: request.perPage, offset: (request.page - 1) * request.perPage }
  const { place } = request.scope
  if (place.kind === 'for-you' && request.sort === 'relevance') {
    return { ids: await listIdsByMatch(db, place, request, inText(conditions, match), range), places: [] }
  }
  if (match && request.sort === 'relevance') {
    return { ids: await listIdsByRelevance(db, match, conditions, range), places: [] }
  }
  if (request.sort !== 'near' || !request.near) {
    return { ids: await listIdsByDate(db, request.sort, inText(conditions, match), range), places: [] }
  }
  const nearest = nearestFirst(await listCitiesOfPlace(db, request.scope.place), request.near)
  const cityIds = nearest.map((city) => city.id)
  return { ids: await listIdsByCity(db, cityIds, inText(conditions, match), range), places: nearest }
}

/** Best match first; ties by newest, for stable pagination. */
async function listIdsByRelevance(
  db: Db,
  match: TextMatch,
  conditions: SQL[],
  { limit, offset }: Range,
): Promise<number[]> {
  const rows = await db
    .select({ id: petSearch.id })
    .from(petSearch)
    .innerJoin(petTexts, eq(petTexts.petId, petSearch.id))
    .where(and(...conditions, hasWords(match)))
    .orderBy(desc(match.relevance), ...newestFirst(petSearch))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

async function listIdsByDate(
  db: Db,
  sort: Sort,
  conditions: SQL[],
  { limit, offset }: Range,
): Promise<number[]> {
  const rows = await db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(and(...conditions))
    .orderBy(...(sort === 'oldest' ? oldestFirst : newestFirst(petSearch)))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

function listCitiesOfPlace(db: Db, place: SearchPlace): Promise<City[]> {
  return db
    .select({ id: cities.id, lat: cities.lat, lng: cities.lng })
    .from(cities)
    .where(
      and(
        place.kind === 'country' ? eq(cities.countryId, place.countryId) : undefined,
        place.kind === 'city' ? inArray(cities.id, place.cityIds) : undefined,
      ),
    )
}

/** Nearest city first, as distances are per city. The ordinality is presorted, so Postgres stops at the page's end. */
async function listIdsByCity(
  db: Db,
  cityIds: number[],
  conditions: SQL[],
  { limit, offset }: Range,
): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select pets.id
    from unnest(${sql.param(`{${cityIds}}`)}::int[]) with ordinality as city (id, rank)
    cross join lateral (
      select ${petSearch.id}, ${petSearch.publishedAt} from ${petSearch}
      where ${and(sql`${petSearch.cityId} = city.id`, ...conditions)}
      order by ${sql.join(newestFirst(petSearch), sql`, `)} limit ${offset + limit}
    ) as pets
    order by city.rank, pets.published_at desc, pets.id desc
    limit ${limit} offset ${offset}`)
  return rows.map((row) => row.id)
}
