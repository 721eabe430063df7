import 'server-only'
import { db } from '@/db/client'
import { busListener } from '@/lib/bus/bus'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { processSingleton } from '@/lib/process-singleton'
import { countCached, countTotalCached } from './cache'
import type { FoundIds, SearchRequest, SearchResult, SearchSuggestions } from './dto'
import { scanIndex, searchMemory } from './memory/engine'
import { PetIndexSync } from './memory/index-sync'
import type { PetIndex } from './memory/pet-index'
import { findIdsSql, searchSql } from './queries/engine'
import { openPetSource } from './queries/pet-source'
import { listSuggestions } from './queries/suggestions'

/** Idempotent. */
export function warmSearch(): PetIndexSync | null {
  if (env.SEARCH_ENGINE !== 'memory') return null
  return processSingleton('search index', () => {
    const source = openPetSource(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL, busListener())
    return new PetIndexSync(source, (error) => logError('search index', error))
  })
}

/**
 * The in-memory index answers once loaded; texts and one person's pets always go to the database, and so does a page of
 * which a pet is no longer listed: the index is then a moment behind.
 */
export async function searchPets(request: SearchRequest): Promise<SearchResult> {
  const index = indexFor(request)
  const found = index && (await searchMemory(index, request, (ids) => listListedCardsByIds(db, ids)))
  return found ?? searchSql(db, request, countCached)
}

export async function findPetIds(request: SearchRequest): Promise<FoundIds> {
  const index = indexFor(request)
  return index ? scanIndex(index, request) : findIdsSql(db, request, countTotalCached)
}

function indexFor({ text, scope }: SearchRequest): PetIndex | null {
  if (text !== '' || scope.place.kind === 'favourites' || scope.place.kind === 'for-you') return null
  return warmSearch()?.current ?? null
}

export function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  return listSuggestions(db, request)
}
