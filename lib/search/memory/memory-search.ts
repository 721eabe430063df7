import type { PetCardDto } from '@/lib/pets/dto'
import { withDistances } from '@/lib/search/distance'
import type { SearchRequest } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import type { PetType } from '@/lib/text/vocabulary'
import { typeOf } from './columns'
import { PetIndexSync, type PetSource } from './index-sync'
import type { IndexedCity, PetIndex } from './pet-index'
import { type ScanResult, scan } from './scan'

/** Cards in the order of the ids, without those of pets that are no longer listed. */
type ListCards = (ids: number[]) => Promise<PetCardDto[]>

/** Whether the index can answer: it knows neither texts nor what depends on a person. */
function isInMemory({ text, scope }: Pick<SearchRequest, 'text' | 'scope'>): boolean {
  return text === '' && scope.place.kind !== 'favourites' && scope.place.kind !== 'for-you'
}

/** Answers from the index. @throws where `isInMemory` says that it cannot */
export const memoryEngine = (index: PetIndex, listCards: ListCards): SearchEngine => ({
  async search(request) {
    const { ids, total, facets, places } = scanIndex(index, request)
    const cards = await listCards(ids)
    if (cards.length < ids.length) return null
    return {
      cards: request.near ? withDistances(cards, places, request.near) : cards,
      total,
      facets,
      correctedText: null,
    }
  },

  async findIds(request) {
    const { ids, total } = scanIndex(index, request)
    return { ids, total }
  },

  async countWithout(request, facets) {
    return facets.map((facet) => {
      const filters = { ...request.filters, [facet]: undefined }
      return scanIndex(index, { ...request, filters, sort: 'newest', page: 1, perPage: 0 }).total
    })
  },

  async countPlaces(places, type, limit) {
    const counted: { index: number; total: number }[] = []
    for (const [position, cityIds] of places.entries()) {
      if (counted.length === limit) break
      const total = cityIds.reduce((sum, id) => sum + countOf(index, index.slotsOfCity(id), type), 0)
      if (total > 0) counted.push({ index: position, total })
    }
    return counted
  },
})

function scanIndex(
  index: PetIndex,
  { scope, filters, sort, near, page, perPage }: SearchRequest,
): ScanResult & { places: readonly IndexedCity[] } {
  const byDistance = sort === 'near' && near !== null
  const places = byDistance ? index.citiesOf(scope.place, near) : []
  const lists = byDistance ? places.map((city) => index.slotsOfCity(city.id)) : [index.slotsOf(scope.place)]
  const result = scan(
    index.columns,
    { lists, oldestFirst: sort === 'oldest' },
    { type: scope.type, filters, range: { offset: (page - 1) * perPage, limit: perPage } },
  )
  return { ...result, places }
}

function countOf({ columns }: PetIndex, slots: Int32Array, type: PetType | null): number {
  if (type === null) return slots.length
  return slots.reduce((sum, slot) => sum + Number(typeOf(columns.key[slot] ?? 0) === type), 0)
}

/** At a third of it the p95 of SQL equals what rendering takes, at three times it is nine times as long: docs/scaling.md. */
const WORTHWHILE_PETS = 300_000

/** @returns from how many pets on the index is loaded; null for never */
export function leastPetsInMemory(
  chosen: 'auto' | 'memory' | 'sql',
  host: { searchesInMemory: boolean },
): number | null {
  if (!host.searchesInMemory) return null
  return chosen === 'memory' ? 0 : WORTHWHILE_PETS
}

export interface SearchStatus {
  /** False while an index that was asked for by name was never loaded. */
  isReady: boolean
  petsInMemory: number | null
}

interface Options {
  source: PetSource
  leastPets: number
  listCards: ListCards
  onError: (error: unknown) => void
}

/** The index in memory, loading itself from the start; all that others know of it. */
export class MemorySearch {
  readonly #sync: PetIndexSync
  readonly #listCards: ListCards
  readonly #isAwaited: boolean

  constructor({ source, leastPets, listCards, onError }: Options) {
    this.#sync = new PetIndexSync(source, onError, leastPets)
    this.#listCards = listCards
    this.#isAwaited = leastPets === 0
  }

  /** Null while nothing is loaded, and for searches that are asked of the database. */
  engineFor(request: Pick<SearchRequest, 'text' | 'scope'>): SearchEngine | null {
    const index = this.#sync.current
    return index && isInMemory(request) ? memoryEngine(index, this.#listCards) : null
  }

  get status(): SearchStatus {
    return {
      isReady: !this.#isAwaited || this.#sync.wasLoaded,
      petsInMemory: this.#sync.current?.size ?? null,
    }
  }
}
