import type { IndexedPet } from './columns'
import { type IndexedCity, PetIndex } from './pet-index'

export interface PetSource {
  count(): Promise<number>
  cities(): Promise<IndexedCity[]>
  /** One snapshot, oldest first, in batches. */
  all(): AsyncIterable<IndexedPet[]>
  some(ids: readonly number[]): Promise<IndexedPet[]>
  /** Calls `up` whenever changes are heard from now on, and `down` when they are not: those in between are missed. */
  listen(on: { change: (ids: number[] | 'all') => void; up: () => void; down: () => void }): void
  /** Gives back what readings use; the next one opens it again. */
  release(): void
}

/** Beyond this, a full reload is cheaper. */
const MAX_SINGLE_CHANGES = 5000
const RETRY_MS = 1000

/**
 * Keeps a `PetIndex` in sync through LISTEN/NOTIFY. It listens before it loads, so no commit is missed;
 * while cut off or loading (start, reconnect, bulk load) there is no index rather than a stale one.
 */
export class PetIndexSync {
  readonly #source: PetSource
  readonly #onError: (error: unknown) => void
  readonly #leastPets: number
  #index: PetIndex | null = null
  #readAll = false
  #isHearing = false
  #changed = new Set<number>()
  #working: Promise<void> | null = null
  #failing = false
  #closed = false
  #wasLoaded = false

  /**
   * @param onError called on the first failure of a series; retries continue.
   * @param leastPets with fewer there is no index; they are counted before each full load.
   */
  constructor(source: PetSource, onError: (error: unknown) => void, leastPets = 0) {
    this.#source = source
    this.#onError = onError
    this.#leastPets = leastPets
    this.#listen()
  }

  get current(): PetIndex | null {
    return this.#index
  }

  get wasLoaded(): boolean {
    return this.#wasLoaded
  }

  close(): void {
    this.#closed = true
    this.#index = null
    this.#source.release()
  }

  #listen(): void {
    const change = (ids: number[] | 'all') => {
      if (!this.#isHearing || this.#closed) return
      if (ids === 'all') this.#startAnew()
      else for (const id of ids) this.#changed.add(id)
      this.#work()
    }
    const up = () => {
      this.#isHearing = true
      change('all')
    }
    const down = () => {
      this.#isHearing = false
      this.#startAnew()
    }
    this.#source.listen({ change, up, down })
  }

  #startAnew(): void {
    this.#index = null
    this.#readAll = true
  }

  /** Single worker: changes that arrive meanwhile are handled in its next round. */
  #work(): void {
    this.#working ??= this.#catchUp()
      .catch((error) => {
        this.#startAnew()
        this.#retry(error, () => this.#work())
      })
      .finally(() => {
        this.#working = null
      })
  }

  async #catchUp(): Promise<void> {
    while (!this.#closed && (this.#readAll || this.#changed.size > 0)) {
      const ids = [...this.#changed]
      this.#changed.clear()
      if (this.#readAll || ids.length > MAX_SINGLE_CHANGES) await this.#load()
      else if (this.#index) await this.#refresh(this.#index, ids)
      this.#failing = false
    }
  }

  async #load(): Promise<void> {
    this.#startAnew()
    this.#readAll = false
    if (!(await this.#isWorthwhile())) return
    const index = new PetIndex(await this.#source.cities())
    for await (const pets of this.#source.all()) for (const pet of pets) index.put(pet.id, pet)
    // What was missed meanwhile is read in the next round.
    if (this.#readAll || this.#closed || !this.#isHearing) return
    this.#index = index
    this.#wasLoaded = true
  }

  async #isWorthwhile(): Promise<boolean> {
    if (this.#leastPets === 0 || (await this.#source.count()) >= this.#leastPets) return true
    this.#source.release()
    return false
  }

  async #refresh(index: PetIndex, ids: number[]): Promise<void> {
    const pets = new Map((await this.#source.some(ids)).map((pet) => [pet.id, pet]))
    for (const id of ids) index.put(id, pets.get(id) ?? null)
  }

  #retry(error: unknown, again: () => void): void {
    if (this.#closed) return
    if (!this.#failing) this.#onError(error)
    this.#failing = true
    setTimeout(() => this.#closed || again(), RETRY_MS).unref()
  }
}
