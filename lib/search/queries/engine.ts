import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch } from '@/db/schema'
import type { FoundIds, SearchRequest, SearchResult } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { byIds, byTraits, inScope, inText } from './conditions'
import { type Counts, countFacets, countPets } from './counts'
import { findResultIds, listResultCards } from './page'
import { matchText, restoreSpelling } from './text'

export type Count = (db: Db, scope: SQL[], request: SearchRequest) => Promise<Counts>
export type CountTotal = (db: Db, conditions: SQL[], request: SearchRequest) => Promise<number>

const countNow: Count = (db, scope, request) => countFacets(db, scope, request.filters)

interface SqlEngine extends SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>
}

/** Answers every search from Postgres. @param cached counts may be old; if they contradict the page just read, we recount. */
export const sqlEngine = (db: Db, cached: { count?: Count; countTotal?: CountTotal } = {}): SqlEngine => ({
  search: (request) => search(db, request, cached.count ?? countNow),
  findIds: (request) => findIds(db, request, cached.countTotal ?? countPets),

  async countWithout({ scope, filters, text }, facets) {
    const match = text ? await matchText(db, text) : null
    const where = inText(inScope(scope), match)
    return Promise.all(
      facets.map((facet) => {
        const others = { ...filters, [facet]: undefined }
        return countPets(db, [...where, ...byIds(others), ...byTraits(others)])
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

async function search(db: Db, request: SearchRequest, count: Count): Promise<SearchResult> {
  const { scope, filters, match } = await buildConditions(db, request)
  const corrected = match?.corrected
  const [counted, cards, correctedText] = await Promise.all([
    count(db, inText(scope, match), request),
    listResultCards(db, request, [...scope, ...filters], match),
    corrected ? restoreSpelling(db, corrected, request.text) : null,
  ])
  const consistent = cards.length === expectedPageSize(counted.total, request)
  const { total, facets } = consistent ? counted : await countNow(db, inText(scope, match), request)
  return { cards, total, facets, correctedText }
}

async function findIds(db: Db, request: SearchRequest, count: CountTotal): Promise<FoundIds> {
  const { scope, filters, match } = await buildConditions(db, request)
  const conditions = inText([...scope, ...filters], match)
  const [counted, { ids }] = await Promise.all([
    count(db, conditions, request),
    findResultIds(db, request, [...scope, ...filters], match),
  ])
  const consistent = ids.length === expectedPageSize(counted, request)
  return { ids, total: consistent ? counted : await countPets(db, conditions) }
}

async function buildConditions(db: Db, { scope, filters, text }: SearchRequest) {
  return {
    scope: inScope(scope),
    filters: [...byIds(filters), ...byTraits(filters)],
    match: text ? await matchText(db, text) : null,
  }
}

function expectedPageSize(total: number, { page, perPage }: SearchRequest): number {
  return Math.min(Math.max(total - (page - 1) * perPage, 0), perPage)
}
