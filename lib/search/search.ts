import 'server-only'
import { db } from '@/db/client'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { listCardsByIds } from '@/lib/pets/queries'
import { countCached, countTotalCached } from './cache'
import type { FoundIds, SearchRequest, SearchResult, SearchSuggestions } from './dto'
import { scanIndex, searchMemory } from './memory/engine'
import { PetIndexSync } from './memory/index-sync'
import type { PetIndex } from './memory/pet-index'
import { findIdsSql, searchSql } from './queries/engine'
import { openPetSource } from './queries/pet-source'
import { listSuggestions } from './queries/suggestions'

const shared = globalThis as typeof globalThis & { querenciaIndex?: PetIndexSync }

/**
 * Starts to read the index into memory, when this server is to search there; called at the start so that the first
 * visitor does not wait for it. Calling it again does nothing.
 */
export function warmSearch(): PetIndexSync | null {
  if (env.SEARCH_ENGINE !== 'memory') return null
  shared.querenciaIndex ??= new PetIndexSync(
    openPetSource(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL),
    (error) => logError('search index', error),
  )
  return shared.querenciaIndex
}

/**
 * Answers a search: the cards of one page in order, the exact total, the exact counts of every facet under the other
 * active filters. A page beyond the last one has no cards and the right total. Where an index in memory is configured
 * and ready it answers, otherwise the database does; texts and favourites are always looked for in the database.
 */
export function searchPets(request: SearchRequest): Promise<SearchResult> {
  const index = indexFor(request)
  if (!index) return searchSql(db, request, countCached)
  return searchMemory(index, request, (ids) => listCardsByIds(db, ids))
}

/** Answers a search for who needs neither cards nor facets: the same page and total. */
export async function findPetIds(request: SearchRequest): Promise<FoundIds> {
  const index = indexFor(request)
  return index ? scanIndex(index, request) : findIdsSql(db, request, countTotalCached)
}

/** Words and favourites are known to the database alone. */
function indexFor({ text, scope }: SearchRequest): PetIndex | null {
  if (text !== '' || scope.place.kind === 'favourites') return null
  return warmSearch()?.current ?? null
}

/** What to offer for a search that found nothing: filters to drop, cities to look in. */
export function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  return listSuggestions(db, request)
}
