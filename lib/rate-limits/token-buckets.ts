interface Bucket {
  tokens: number
  /** Milliseconds of a monotonic clock. */
  at: number
}

interface BucketOptions {
  /** What a full bucket holds: how much may come at once. */
  capacity: number
  /** How fast a bucket fills. */
  perSecond: number
  /** Buckets in memory; the one that was unused longest goes first, and is full again. */
  maxKeys: number
}

/** Token buckets in memory, for limits on reads: they cost no write, and each process has its own. */
export class TokenBuckets {
  readonly #options: BucketOptions
  /** Least recently used first. */
  readonly #buckets = new Map<string, Bucket>()

  constructor(options: BucketOptions) {
    this.#options = options
  }

  /** Keys in memory. */
  get size(): number {
    return this.#buckets.size
  }

  /**
   * @param cost tokens; one above the capacity takes a full bucket. @param now milliseconds of a monotonic clock.
   * @returns 0, or the seconds until there are enough tokens; then none is taken.
   */
  take(key: string, cost: number, now = performance.now()): number {
    const { capacity, perSecond, maxKeys } = this.#options
    const wanted = Math.min(cost, capacity)
    const before = this.#buckets.get(key)
    const grown = before ? before.tokens + (Math.max(0, now - before.at) / 1000) * perSecond : capacity
    const tokens = Math.min(capacity, grown)
    const isEnough = tokens >= wanted
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isEnough ? tokens - wanted : tokens, at: now })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= maxKeys) break
      this.#buckets.delete(oldest)
    }
    return isEnough ? 0 : Math.max(1, Math.ceil((wanted - tokens) / perSecond))
  }
}
