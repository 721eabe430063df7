import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, petSearch, petTexts } from '@/db/schema'
import type { PetCardDto } from '@/lib/pets/dto'
import { listListedCardsByIds, newestFirst } from '@/lib/pets/queries'
import type { Position } from '@/lib/platform/geo'
import { nearestFirst, withDistances } from '@/lib/search/distance'
import type { SearchPlace, SearchRequest, Sort } from '@/lib/search/dto'
import { hasWords, inText } from './conditions'
import { listIdsByMatch } from './match'
import type { TextMatch } from './text'

interface LimitOffset {
  limit: number
  offset: number
}

const oldestFirst = [asc(petSearch.publishedAt), asc(petSearch.id)]

type City = Position & { id: number }
type PageRequest = Omit<SearchRequest, 'text'>

export async function listResultCards(
  db: Db,
  request: PageRequest,
  conditions: SQL[],
  match: TextMatch | null,
): Promise<PetCardDto[]> {
  const { ids, places } = await findResultIds(db, request, conditions, match)
  const cards = await listListedCardsByIds(db, ids)
  return request.near ? withDistances(cards, places, request.near) : cards
}

export async function findResultIds(
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
  { limit, offset }: LimitOffset,
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
  { limit, offset }: LimitOffset,
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
  { limit, offset }: LimitOffset,
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
