import 'server-only'
import { db } from '@/db/client'
import { countCached } from './cache'
import type { SearchAnswer, SearchRequest, WaysOut } from './dto'
import { searchSql } from './queries/engine'
import { listWaysOut } from './queries/ways-out'

/**
 * Answers a search: the cards of one page in order, the exact total, the exact counts of every facet under the other
 * active filters. A page beyond the last one has no cards and the right total.
 */
export function searchPets(request: SearchRequest): Promise<SearchAnswer> {
  return searchSql(db, request, countCached)
}

/** What to offer for a search that found nothing: filters to drop, cities to look in. */
export function suggestWaysOut(request: SearchRequest): Promise<WaysOut> {
  return listWaysOut(db, request)
}
