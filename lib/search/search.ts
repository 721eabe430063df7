import 'server-only'
import type { Db } from '@/db/client'
import { readPublic } from '@/db/replicas/read'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { busListener } from '@/lib/platform/bus/bus'
import { getPlaces } from '@/lib/platform/catalog/cache'
import { env } from '@/lib/platform/env'
import { host } from '@/lib/platform/host'
import { logError } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { type Beyond, listBeyond } from './beyond'
import type { FoundIds, SearchRequest, SearchResult, SearchSuggestions } from './dto'
import { SEARCH_TAGS, type SearchEngine } from './engine'
import { leastPetsInMemory, MemorySearch, type SearchStatus } from './memory/memory-search'
import { openPetSource } from './memory/pet-queries'
import { countByCity as countByCityIn, sqlEngine } from './queries/engine'
import { listCitiesLike, listPetNames } from './queries/text'
import { listSuggestions } from './suggestions/list-suggestions'

/** Asks the database about pets, or a replica of it. */
const read = <Result>(work: (db: Db) => Promise<Result>) => readPublic(SEARCH_TAGS, work)

const sql = {
  search: (request) => read((db) => sqlEngine(db).search(request)),
  findIds: (request) => read((db) => sqlEngine(db).findIds(request)),
  countWithout: (request, facets) => read((db) => sqlEngine(db).countWithout(request, facets)),
  countPlaces: (places, type, limit) => read((db) => sqlEngine(db).countPlaces(places, type, limit)),
} satisfies SearchEngine

const listCards = (ids: number[]) => read((db) => listListedCardsByIds(db, ids))

function inMemory(): MemorySearch | null {
  const leastPets = leastPetsInMemory(env.SEARCH_ENGINE, host())
  if (leastPets === null) return null
  return processSingleton(
    'search in memory',
    () =>
      new MemorySearch({
        source: openPetSource(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL, busListener()),
        leastPets,
        listCards,
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

export const countByCity = (request: SearchRequest): Promise<Map<number, number>> =>
  read((db) => countByCityIn(db, request))

/** Those of the folded words that are names of pets. */
export const namesAmong = (words: readonly string[]): Promise<string[]> =>
  read((db) => listPetNames(db, words))

export async function suggestSearches(request: SearchRequest): Promise<SearchSuggestions> {
  const sources = {
    ...(await getPlaces()),
    engine: engineFor(request),
    listCitiesLike: (word: string) => read((db) => listCitiesLike(db, word)),
  }
  return listSuggestions(sources, request)
}

/** @param total how many pets the search itself finds */
export async function searchBeyond(request: SearchRequest, total: number): Promise<Beyond | null> {
  return listBeyond({ ...(await getPlaces()), findIds: findPetIds, listCards }, request, total)
}
