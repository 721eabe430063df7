import type { SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import type { FoundIds, SearchRequest, SearchResult } from '../dto'
import { byIds, byTraits, inScope } from './conditions'
import { type Counts, countFacets, countPets } from './counts'
import { findPage, listPage } from './page'
import { restoreSpelling } from './spelling'
import { matchText } from './text'

/** Counts a search; `scope` are the conditions of place, type and text. */
export type Count = (db: Db, scope: SQL[], request: SearchRequest) => Promise<Counts>
export type CountTotal = (db: Db, conditions: SQL[], request: SearchRequest) => Promise<number>

const countNow: Count = (db, scope, request) => countFacets(db, scope, request.filters)

/**
 * Answers a search in SQL: one page of cards, exact total and facet counts. Beyond the last page there are no cards.
 * @param count may return cached counts; if they contradict the page just read, we recount.
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

/** Ids and total of `searchSql`, without cards and facets. */
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

function expectedPageSize(total: number, { page, perPage }: SearchRequest): number {
  return Math.min(Math.max(total - (page - 1) * perPage, 0), perPage)
}
