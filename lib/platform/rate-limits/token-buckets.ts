interface Bucket {
  tokens: number
  at: number
}

interface BucketOptions {
  capacity: number
  perSecond: number
  /** Of more keys, the least recently used are forgotten and start full again. */
  maxKeys: number
}

/** Buckets for limits on reads: nothing is written, and each process has its own. */
export class TokenBuckets {
  readonly #options: BucketOptions
  /** Least recently used first. */
  readonly #buckets = new Map<string, Bucket>()

  constructor(options: BucketOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#buckets.size
  }

  /** @param cost above the capacity takes a full bucket. @returns 0, or the seconds to wait; then none is taken. */
  take(key: string, cost: number, now = performance.now()): number {
    const { capacity, maxKeys } = this.#options
    const tokens = this.#tokens(key, now)
    const seconds = this.secondsUntil(key, cost, now)
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: seconds === 0 ? tokens - Math.min(cost, capacity) : tokens, at: now })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= maxKeys) break
      this.#buckets.delete(oldest)
    }
    return seconds
  }

  secondsUntil(key: string, cost: number, now = performance.now()): number {
    const { capacity, perSecond } = this.#options
    const missing = Math.min(cost, capacity) - this.#tokens(key, now)
    return missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / perSecond))
  }

  #tokens(key: string, now: number): number {
    const { capacity, perSecond } = this.#options
    const before = this.#buckets.get(key)
    if (!before) return capacity
    return Math.min(capacity, before.tokens + (Math.max(0, now - before.at) / 1000) * perSecond)
  }
}
