import { processSingleton } from '@/lib/platform/process-singleton'
import { isSharedTag } from './cache-tags'

/** More tags than pets and owners that change between two prunings. */
const MAX_TAGS = 100_000

/** So many expiries of a shared tag are not delayed, so that a single person's changes show at once. */
const BURST = 20
/** Further ones come no closer than this, the last after the last change: lists are rendered again no more often. */
const SHARED_MS = 1000

/** When each cache tag last expired, as this process knows it, in milliseconds of its wall clock. */
export class TagMoments {
  /** The tag that was noted longest ago first. */
  readonly #moments = new Map<string, number>()
  /** When the allowance of a shared tag is whole again (a leaky bucket), and whether an expiry waits. */
  readonly #shared = new Map<string, { fullAt: number; waits: boolean }>()
  #all = 0
  #isLagging = false

  /**
   * Expires what was made until now, under load a shared tag a second later at most.
   * @param at a past moment, instead of now.
   */
  note(tags: readonly string[], at?: number): void {
    for (const tag of tags) {
      if (at !== undefined || !isSharedTag(tag)) this.#set(tag, at ?? Date.now())
      else this.#noteShared(tag)
    }
  }

  /** Everything made before `at` counts as expired, whatever its tags. */
  noteAll(at = Date.now()): void {
    this.#all = Math.max(this.#all, at)
  }

  /** While true, changes made elsewhere may be missing and everything counts as expired. */
  set isLagging(isLagging: boolean) {
    this.#isLagging = isLagging
  }

  get isLagging(): boolean {
    return this.#isLagging
  }

  /**
   * Whether something made from data read since `startedAt` is out of date; so is what is of the future: the clock was set
   * back, and what expires from then on would seem to have expired before.
   */
  expiredSince(tags: Iterable<string>, startedAt: number): boolean {
    if (this.#isLagging || this.#all >= startedAt || startedAt > Date.now()) return true
    for (const tag of tags) if ((this.#moments.get(tag) ?? 0) >= startedAt) return true
    return false
  }

  get size(): number {
    return this.#moments.size
  }

  #set(tag: string, at: number): void {
    const moment = Math.max(at, this.#moments.get(tag) ?? 0)
    this.#moments.delete(tag)
    this.#moments.set(tag, moment)
    if (this.#moments.size > MAX_TAGS) this.#forgetOldest()
  }

  #forgetOldest(): void {
    for (const [oldest, expiredAt] of this.#moments) {
      if (this.#moments.size <= MAX_TAGS * 0.9) return
      this.#moments.delete(oldest)
      this.noteAll(expiredAt)
    }
  }

  #noteShared(tag: string): void {
    const now = performance.now()
    const bucket = this.#shared.get(tag) ?? { fullAt: now, waits: false }
    this.#shared.set(tag, bucket)
    if (bucket.waits) return
    bucket.fullAt = Math.max(bucket.fullAt, now) + SHARED_MS
    const waitMs = bucket.fullAt - now - BURST * SHARED_MS
    if (waitMs <= 0) {
      this.#set(tag, Date.now())
      return
    }
    bucket.waits = true
    setTimeout(() => {
      bucket.waits = false
      this.#set(tag, Date.now())
    }, waitMs).unref()
  }
}

export const tagMoments = processSingleton('tag moments', () => new TagMoments())
