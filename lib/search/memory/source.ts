import type { IndexedPet } from './columns'
import type { IndexedCity } from './pet-index'

/** Where an index comes from and how it learns of changes. */
export interface PetSource {
  /** All cities, with what the order by distance needs. */
  cities(): Promise<IndexedCity[]>
  /** All searchable pets from the oldest to the newest, in batches, as they were at one moment. */
  all(): AsyncIterable<IndexedPet[]>
  /** Those of these pets that are searchable now. */
  some(ids: readonly number[]): Promise<IndexedPet[]>
  /**
   * Reports committed changes from the moment `listening` is called. A lost connection is made again by itself; then
   * `listening` is called once more, because what happened in between was not heard.
   */
  listen(on: { change: (ids: number[] | 'all') => void; listening: () => void }): Promise<void>
  close(): Promise<void>
}
