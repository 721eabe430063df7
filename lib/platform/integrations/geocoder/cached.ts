import { LRUCache } from 'lru-cache'
import { type Position, roundPosition } from '@/lib/platform/geo'
import { DAY_MS, MINUTE_MS } from '@/lib/text/durations'
import type { Geocoder, NamedPlace } from './geocoder'

const MAX_CELLS = 5000
const TTL_MS = DAY_MS
const FAILURES_BEFORE_PAUSE = 3
const PAUSE_MS = MINUTE_MS

interface CachedAnswer {
  place: Promise<NamedPlace | null>
  expiresAt: number
}

/** Cache of a geocoder's answers by rounded position, with a circuit breaker. Failures are not cached. */
export class CachedGeocoder implements Geocoder {
  readonly #source: Geocoder
  readonly #now: () => number
  readonly #cells = new LRUCache<string, CachedAnswer>({ max: MAX_CELLS })
  #failures = 0
  #pausedUntil = 0

  constructor(source: Geocoder, now: () => number = Date.now) {
    this.#source = source
    this.#now = now
  }

  /** True for a minute after each failure that follows two others. */
  get isPaused(): boolean {
    return this.#now() < this.#pausedUntil
  }

  knows(position: Position): boolean {
    return this.#find(cellOf(position)) !== undefined
  }

  locate(position: Position): Promise<NamedPlace | null> {
    const cell = cellOf(position)
    const known = this.#find(cell)
    if (known) return known.place
    const place = this.#ask(cell, position)
    this.#cells.set(cell, { place, expiresAt: this.#now() + TTL_MS })
    return place
  }

  #find(cell: string): CachedAnswer | undefined {
    const answer = this.#cells.get(cell)
    return answer && answer.expiresAt > this.#now() ? answer : undefined
  }

  async #ask(cell: string, position: Position): Promise<NamedPlace | null> {
    try {
      const place = await this.#source.locate(roundPosition(position))
      this.#failures = 0
      return place
    } catch (error) {
      this.#cells.delete(cell)
      this.#failures += 1
      if (this.#failures >= FAILURES_BEFORE_PAUSE) this.#pausedUntil = this.#now() + PAUSE_MS
      throw error
    }
  }
}

function cellOf(position: Position): string {
  const { lat, lng } = roundPosition(position)
  return `${lat},${lng}`
}
