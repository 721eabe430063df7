import type { IndexedPet } from './columns'
import type { IndexedCity } from './pet-index'

export interface PetSource {
  cities(): Promise<IndexedCity[]>
  /** One snapshot, oldest first, in batches. */
  all(): AsyncIterable<IndexedPet[]>
  some(ids: readonly number[]): Promise<IndexedPet[]>
  /** Calls `up` whenever changes are heard from now on, and `down` when they are not: those in between are missed. */
  listen(on: { change: (ids: number[] | 'all') => void; up: () => void; down: () => void }): void
  close(): Promise<void>
}
