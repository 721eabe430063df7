import { LRUCache } from 'lru-cache'
import type { TagMoments } from '@/lib/platform/bus/tag-moments'
import type { ReadValue } from '@/server/next-internals/cache-handler'

interface KeptRead {
  readonly value: ReadValue
  readonly tags: readonly string[]
  readonly startedAt: number
  readonly lastModified: number
}

/** Results of cached reads (`unstable_cache`), as the framework hands them over. */
export class ReadCache {
  readonly #reads: LRUCache<string, KeptRead>
  readonly #moments: TagMoments

  /** @param memory bytes. */
  constructor(memory: number, moments: TagMoments) {
    this.#reads = new LRUCache({
      maxSize: memory,
      // A text takes two bytes a character where one of them is beyond Latin-1.
      sizeCalculation: ({ value }, key) => 512 + 2 * (value.data.body.length + key.length),
    })
    this.#moments = moments
  }

  /** @param softTags of the page that asks. */
  get(key: string, softTags: readonly string[] = []): KeptRead | null {
    const read = this.#reads.get(key)
    if (!read || this.#moments.expiredSince([...read.tags, ...softTags], read.startedAt)) return null
    return read
  }

  set(key: string, value: ReadValue, tags: readonly string[], startedAt: number): void {
    this.#reads.set(key, { value, tags, startedAt, lastModified: Date.now() })
  }

  get size(): { reads: number; bytes: number } {
    return { reads: this.#reads.size, bytes: this.#reads.calculatedSize }
  }
}
