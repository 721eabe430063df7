import 'server-only'
import { db } from '@/db/client'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { listCardsByIds } from '@/lib/pets/queries'
import { processSingleton } from '@/lib/process-singleton'
import { countCached, countTotalCached } from './cache'
import type { FoundIds, SearchRequest, SearchResult, SearchSuggestions } from './dto'
import { scanIndex, searchMemory } from './memory/engine'
import { PetIndexSync } from './memory/index-sync'
import type { PetIndex } from './memory/pet-index'
import { findIdsSql, searchSql } from './queries/engine'
import { openPetSource } from './queries/pet-source'
import { listSuggestions } from './queries/suggestions'

/** Starts loading the in-memory index where SEARCH_ENGINE asks for it. Idempotent. */
export function warmSearch(): PetIndexSync | null {
  if (env.SEARCH_ENGINE !== 'memory') return null
  return processSingleton('search index', () => {
    const source = openPetSource(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL)
    return new PetIndexSync(source, (error) => logError('search index', error))
  })
}

/**
 * Answers a search with one page of cards, the exact total and exact facet counts. Uses the in-memory index when it is
 * loaded; texts and favourites always go to the database.
 */
export function searchPets(request: SearchRequest): Promise<SearchResult> {
  const index = indexFor(request)
  if (!index) return searchSql(db, request, countCached)
  return searchMemory(index, request, (ids) => listCardsByIds(db, ids))
}

/** Ids and total of a search, without cards and facets. */
export async function findPetIds(request: SearchRequest): Promise<FoundIds> {
  const index = indexFor(request)
  return index ? scanIndex(index, request) : findIdsSql(db, request, countTotalCached)
}

function indexFor({ text, scope }: SearchRequest): PetIndex | null {
  if (text !== '' || scope.place.kind === 'favourites') return null
  return warmSearch()?.current ?? null
}

export function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  return listSuggestions(db, request)
}
