import { PetIndex } from './pet-index'
import type { PetSource } from './source'

/** Reading so many pets one by one costs more than reading all anew. */
const MOST_SINGLE_CHANGES = 5000
const RETRY_MS = 1000

/**
 * Keeps an index of the searchable pets in step with the database. It listens first and reads then, so that nothing
 * committed in between is missed; a commit shows within milliseconds. While it reads everything (at the start, after a
 * lost connection, after a bulk load) it has no index rather than an old one.
 */
export class PetIndexSync {
  readonly #source: PetSource
  readonly #onError: (error: unknown) => void
  #index: PetIndex | null = null
  #readAll = false
  #changed = new Set<number>()
  #working: Promise<void> | null = null
  #failing = false
  #closed = false

  /** @param onError hears of the first failure of a row; the indexSync goes on trying. */
  constructor(source: PetSource, onError: (error: unknown) => void) {
    this.#source = source
    this.#onError = onError
    this.#listen()
  }

  /** The index, if it is complete and fresh. */
  get current(): PetIndex | null {
    return this.#index
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#index = null
    await this.#source.close()
  }

  #listen(): void {
    const change = (ids: number[] | 'all') => {
      if (ids === 'all') this.#startAnew()
      else for (const id of ids) this.#changed.add(id)
      this.#work()
    }
    const listening = () => change('all')
    this.#source.listen({ change, listening }).catch((error) => this.#retry(error, () => this.#listen()))
  }

  #startAnew(): void {
    this.#index = null
    this.#readAll = true
  }

  /** One worker at a time; what arrives while it works is done in its next round. */
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
      if (this.#readAll || ids.length > MOST_SINGLE_CHANGES) await this.#load()
      else if (this.#index) await this.#refresh(this.#index, ids)
      this.#failing = false
    }
  }

  async #load(): Promise<void> {
    this.#startAnew()
    this.#readAll = false
    const index = new PetIndex(await this.#source.cities())
    for await (const pets of this.#source.all()) for (const pet of pets) index.put(pet.id, pet)
    // Told to start anew while reading: the next round does it.
    if (!this.#readAll && !this.#closed) this.#index = index
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
