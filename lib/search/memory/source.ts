import type { IndexedPet } from './columns'
import type { IndexedCity } from './pet-index'

export interface PetSource {
  cities(): Promise<IndexedCity[]>
  /** One snapshot, oldest first, in batches. */
  all(): AsyncIterable<IndexedPet[]>
  some(ids: readonly number[]): Promise<IndexedPet[]>
  /** Calls `listening` after every (re)connection: changes in between were not heard. */
  listen(on: { change: (ids: number[] | 'all') => void; listening: () => void }): Promise<void>
  close(): Promise<void>
}
