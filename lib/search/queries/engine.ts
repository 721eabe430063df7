import type { SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import type { SearchAnswer, SearchRequest } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { type Counts, countFacets } from './counts'
import { listPage } from './page'
import { matchText } from './text'

/** How a search is counted; `scope` are the conditions that its place, type and text come down to. */
export type Count = (db: Db, scope: SQL[], request: SearchRequest) => Promise<Counts>

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
): Promise<SearchAnswer> {
  const text = request.text ? await matchText(db, request.text) : null
  const scope = inScope(request.scope, text?.words ?? null)
  const conditions = [...scope, ...byIds(request.filters), ...byTraits(request.filters)]
  const [counted, cards] = await Promise.all([count(db, scope, request), listPage(db, request, conditions)])
  const believable = cards.length === sizeOfPage(counted.total, request)
  const { total, facets } = believable ? counted : await countNow(db, scope, request)
  return { cards, total, facets, correctedText: text?.correctedText ?? null }
}

/** How many pets a page shows when there are so many in all. */
function sizeOfPage(total: number, { page, perPage }: SearchRequest): number {
  return Math.min(Math.max(total - (page - 1) * perPage, 0), perPage)
}
