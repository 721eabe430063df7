import type { SearchRequest } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { isInMemory, type ListCards, memoryEngine } from './engine'
import { PetIndexSync, type PetSource } from './index-sync'

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
