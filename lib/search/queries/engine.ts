import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch } from '@/db/schema'
import type { FoundIds, SearchRequest, SearchResult } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { byIds, byTraits, inScope, inText } from './conditions'
import { countFacets, countTotal } from './counts'
import { findResultIds, listResultCards } from './page'
import { matchText, restoreSpelling } from './text'

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

async function buildConditions(db: Db, { scope, filters, text }: SearchRequest) {
  return {
    scope: inScope(scope),
    filters: [...byIds(filters), ...byTraits(filters)],
    match: text ? await matchText(db, text) : null,
  }
}
