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
import type { SearchEngine } from './engine'
import { leastPetsInMemory, MemorySearch, type SearchStatus } from './memory/memory-search'
import { openPetSource } from './memory/pet-queries'
import { sqlEngine } from './queries/engine'
import { listCitiesLike } from './queries/suggestions'
import { listPetNames } from './queries/text'
import { listCitiesAround, listSuggestions } from './suggestions/list-suggestions'

const sql = sqlEngine(db, { count: countCached, countTotal: countTotalCached })

function inMemory(): MemorySearch | null {
  const leastPets = leastPetsInMemory(env.SEARCH_ENGINE, host())
  if (leastPets === null) return null
  return processSingleton(
    'search in memory',
    () =>
      new MemorySearch({
        source: openPetSource(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL, busListener()),
        leastPets,
        listCards: (ids) => listListedCardsByIds(db, ids),
        onError: (error) => logError('search index', error),
      }),
  )
}

export function startSearch(): void {
  inMemory()
}

export const searchStatus = (): SearchStatus => inMemory()?.status ?? { isReady: true, petsInMemory: null }

const engineFor = (request: SearchRequest): SearchEngine => inMemory()?.engineFor(request) ?? sql

export async function searchPets(request: SearchRequest): Promise<SearchResult> {
  return (await engineFor(request).search(request)) ?? sql.search(request)
}

export const findPetIds = (request: SearchRequest): Promise<FoundIds> => engineFor(request).findIds(request)

/** Those of the folded words that are names of pets. */
export const namesAmong = (words: readonly string[]): Promise<string[]> => listPetNames(db, words)

export async function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  const sources = await readCitySources(engineFor(request))
  return listSuggestions({ ...sources, listCitiesLike: (word) => listCitiesLike(db, word) }, request)
}

const MAX_OTHERS = 3

export async function listOtherCities(scope: SearchScope): Promise<CityWithPets[]> {
  const { place, type } = scope
  if (place.kind !== 'city') return []
  const engine = inMemory()?.engineFor({ text: '', scope })
  const cities = engine
    ? await listCitiesAround(await readCitySources(engine), place.slug, type)
    : await getCitiesAround(place.slug, type)
  return cities.slice(0, MAX_OTHERS)
}
