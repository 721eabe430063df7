import type { SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import type { FoundIds, SearchRequest, SearchResult } from '@/lib/search/dto'
import { byIds, byTraits, inScope, inText } from './conditions'
import { type Counts, countFacets, countPets } from './counts'
import { findResultIds, listResultCards } from './page'
import { restoreSpelling } from './spelling'
import { matchText } from './text'

export type Count = (db: Db, scope: SQL[], request: SearchRequest) => Promise<Counts>
export type CountTotal = (db: Db, conditions: SQL[], request: SearchRequest) => Promise<number>

const countNow: Count = (db, scope, request) => countFacets(db, scope, request.filters)

/** @param count may return cached counts; if they contradict the page just read, we recount. */
export async function searchSql(
  db: Db,
  request: SearchRequest,
  count: Count = countNow,
): Promise<SearchResult> {
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

export async function findIdsSql(
  db: Db,
  request: SearchRequest,
  count: CountTotal = countPets,
): Promise<FoundIds> {
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
