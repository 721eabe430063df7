import 'server-only'
import { db } from '@/db/client'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { busListener } from '@/lib/platform/bus/bus'
import { env } from '@/lib/platform/env'
import { host } from '@/lib/platform/host'
import { logError } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { countCached, countTotalCached, getCitiesAround, readCitySources } from './cache'
import type {
  CityWithPets,
  FoundIds,
  SearchRequest,
  SearchResult,
  SearchScope,
  SearchSuggestions,
} from './dto'
import { listCitiesAround, listSuggestions } from './list-suggestions'
import { memoryCounts } from './memory/counts'
import { scanIndex, searchMemory } from './memory/engine'
import { PetIndexSync } from './memory/index-sync'
import type { PetIndex } from './memory/pet-index'
import { findIdsSql, searchSql } from './queries/engine'
import { openPetSource } from './queries/pet-source'
import { listCitiesLike, sqlCounts } from './queries/suggestions'

/** Idempotent. */
export function warmSearch(): PetIndexSync | null {
  if (!host().searchesInMemory) return null
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

/** What to search for instead, counted as `searchPets` searches: in memory where the index can answer, else by SQL. */
export async function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  const index = indexFor(request)
  const sources = await readCitySources(index ? memoryCounts(index) : sqlCounts(db))
  return listSuggestions({ ...sources, listCitiesLike: (word) => listCitiesLike(db, word) }, request)
}

const MAX_OTHERS = 3

/** For a city, the nearest others that have pets. */
export async function listOtherCities({ place, type }: SearchScope): Promise<CityWithPets[]> {
  if (place.kind !== 'city') return []
  const index = warmSearch()?.current
  const cities = index
    ? await listCitiesAround(await readCitySources(memoryCounts(index)), place.slug, type)
    : await getCitiesAround(place.slug, type)
  return cities.slice(0, MAX_OTHERS)
}
