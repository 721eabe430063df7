import { processSingleton } from './process-singleton'

/**
 * When each cache tag last expired, as this process knows it, in milliseconds of its wall clock. Expiry here and the
 * messages of other instances are noted; the page cache compares them with the moment an entry's work began.
 */
export class TagMoments {
  readonly #moments = new Map<string, number>()
  #all = 0
  #behind = false

  note(tags: readonly string[], at = Date.now()): void {
    for (const tag of tags) this.#moments.set(tag, Math.max(at, this.#moments.get(tag) ?? 0))
  }

  /** Everything made before `at` counts as expired, whatever its tags. */
  noteAll(at = Date.now()): void {
    this.#all = Math.max(this.#all, at)
  }

  /** While true, changes made elsewhere may be missing and everything counts as expired. */
  set behind(behind: boolean) {
    this.#behind = behind
  }

  get behind(): boolean {
    return this.#behind
  }

  /** Whether something made from data read since `startedAt` is out of date. */
  expiredSince(tags: Iterable<string>, startedAt: number): boolean {
    if (this.#behind || this.#all >= startedAt) return true
    for (const tag of tags) if ((this.#moments.get(tag) ?? 0) >= startedAt) return true
    return false
  }

  /** Forgets moments that no entry is older than. */
  forgetBefore(oldestStart: number): void {
    for (const [tag, at] of this.#moments) if (at < oldestStart) this.#moments.delete(tag)
  }

  get size(): number {
    return this.#moments.size
  }
}

export const tagMoments = processSingleton('tag moments', () => new TagMoments())
