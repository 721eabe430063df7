import type { SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import type { FoundIds, SearchRequest, SearchResult } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { type Counts, countFacets, countPets } from './counts'
import { findPage, listPage } from './page'
import { restoreSpelling } from './spelling'
import { matchText } from './text'

/** How a search is counted; `scope` are the conditions that its place, type and text come down to. */
export type Count = (db: Db, scope: SQL[], request: SearchRequest) => Promise<Counts>
/** How its total alone is counted; `conditions` are all that it comes down to. */
export type CountTotal = (db: Db, conditions: SQL[], request: SearchRequest) => Promise<number>

const countNow: Count = (db, scope, request) => countFacets(db, scope, request.filters)

/**
 * Answers a search from the database: the cards of one page in order, the exact total and the exact counts of every
 * facet. A page beyond the last one has no cards and the right total.
 * @param count may know the counts from before; those that the page found now belies are counted anew.
 */
export async function searchSql(
  db: Db,
  request: SearchRequest,
  count: Count = countNow,
): Promise<SearchResult> {
  const { scope, conditions, corrected } = await buildConditions(db, request)
  const [counted, cards, correctedText] = await Promise.all([
    count(db, scope, request),
    listPage(db, request, conditions),
    corrected && restoreSpelling(db, corrected, request.text),
  ])
  const consistent = cards.length === expectedPageSize(counted.total, request)
  const { total, facets } = consistent ? counted : await countNow(db, scope, request)
  return { cards, total, facets, correctedText }
}

/** The same page and total as `searchSql`, without reading cards and counting facets. */
export async function findIdsSql(
  db: Db,
  request: SearchRequest,
  count: CountTotal = countPets,
): Promise<FoundIds> {
  const { conditions } = await buildConditions(db, request)
  const [counted, { ids }] = await Promise.all([
    count(db, conditions, request),
    findPage(db, request, conditions),
  ])
  const consistent = ids.length === expectedPageSize(counted, request)
  return { ids, total: consistent ? counted : await countPets(db, conditions) }
}

async function buildConditions(db: Db, { scope: asked, filters, text }: SearchRequest) {
  const match = text ? await matchText(db, text) : null
  const scope = inScope(asked, match?.words ?? null)
  const conditions = [...scope, ...byIds(filters), ...byTraits(filters)]
  return { scope, conditions, corrected: match?.corrected ?? null }
}

/** How many pets a page shows when there are so many in all. */
function expectedPageSize(total: number, { page, perPage }: SearchRequest): number {
  return Math.min(Math.max(total - (page - 1) * perPage, 0), perPage)
}
