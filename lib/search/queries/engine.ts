import type { SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import type { FoundIds, SearchAnswer, SearchRequest } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { type Counts, countFacets, countPets } from './counts'
import { findPage, listPage } from './page'
import { matchText } from './text'
import { writeWords } from './written'

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
): Promise<SearchAnswer> {
  const { scope, conditions, corrected } = await readConditions(db, request)
  const [counted, cards, correctedText] = await Promise.all([
    count(db, scope, request),
    listPage(db, request, conditions),
    corrected && writeWords(db, corrected, request.text),
  ])
  const believable = cards.length === sizeOfPage(counted.total, request)
  const { total, facets } = believable ? counted : await countNow(db, scope, request)
  return { cards, total, facets, correctedText }
}

/** The same page and total as `searchSql`, without reading cards and counting facets. */
export async function findIdsSql(
  db: Db,
  request: SearchRequest,
  count: CountTotal = countPets,
): Promise<FoundIds> {
  const { conditions } = await readConditions(db, request)
  const [counted, { ids }] = await Promise.all([
    count(db, conditions, request),
    findPage(db, request, conditions),
  ])
  const believable = ids.length === sizeOfPage(counted, request)
  return { ids, total: believable ? counted : await countPets(db, conditions) }
}

async function readConditions(db: Db, { scope: asked, filters, text }: SearchRequest) {
  const match = text ? await matchText(db, text) : null
  const scope = inScope(asked, match?.words ?? null)
  const conditions = [...scope, ...byIds(filters), ...byTraits(filters)]
  return { scope, conditions, corrected: match?.corrected ?? null }
}

/** How many pets a page shows when there are so many in all. */
function sizeOfPage(total: number, { page, perPage }: SearchRequest): number {
  return Math.min(Math.max(total - (page - 1) * perPage, 0), perPage)
}
