import { LRUCache } from 'lru-cache'
import type { TagMoments } from '@/lib/platform/bus/tag-moments'
import { isDatabaseAway } from '@/lib/platform/database-outages'
import { logError } from '@/lib/platform/log'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import { type Lifetime, type PageValue, tagsIn } from '@/server/next-internals/cache-handler'
import { compressPage, decompressPage } from './compression'
import type { DiskTier } from './disk-tier'
import { headOf, isFound, nextVersion, type PageEntry, sizeOf } from './entry'

/**
 * A page past its time is shown once more while it is made anew, up to this age: so pages outlast a database that is away,
 * and a crawl finds what was made the day before. What changed in it is said by tags, which know no such grace.
 */
const MAX_AGE_MS = DAY_MS

/** At once, of pages past their time; the others are shown as they are. */
const MAX_RENEWING = 4
/** A page that could not be made anew is tried again after so long. */
const RENEWING_MS = 10_000

/** Then who makes another page waits for its compression. */
const MAX_COMPRESSING = 8

/** Part of the memory for pages that are not there, so that a walk over unknown ids displaces no page. */
const NOT_FOUND_SHARE = 1 / 32

interface PageCacheOptions {
  /** Bytes. */
  memory: number
  moments: TagMoments
  disk: DiskTier | null
}

interface KeptPage {
  value: PageValue
  lastModified: number
  cacheControl?: Lifetime
}

/** The framework's rendered pages, compressed: the last used ones in memory, more of them on disk. */
export class PageCache {
  readonly #found: LRUCache<string, PageEntry>
  readonly #notFound: LRUCache<string, PageEntry>
  readonly #moments: TagMoments
  readonly #disk: DiskTier | null
  readonly asked = { hits: 0, misses: 0 }
  /** Pages that are made anew, since `performance.now()`. */
  readonly #renewing = new Map<string, number>()
  #compressing = 0

  constructor({ memory, moments, disk }: PageCacheOptions) {
    const share = Math.floor(memory * NOT_FOUND_SHARE)
    this.#found = new LRUCache({ maxSize: memory - share, sizeCalculation: sizeOf })
    this.#notFound = new LRUCache({ maxSize: share, sizeCalculation: sizeOf })
    this.#moments = moments
    this.#disk = disk
    if (disk) setInterval(() => void this.sweep(), HOUR_MS).unref()
  }

  /** @returns the entry in memory while nothing that it shows has changed. */
  current(key: string): PageEntry | null {
    const entry = this.#found.get(key) ?? this.#notFound.get(key)
    return entry && this.#isUsable(entry) ? entry : null
  }

  /** As `current`, else from disk. */
  async find(key: string): Promise<PageEntry | null> {
    const found = await this.#find(key)
    this.asked[found ? 'hits' : 'misses'] += 1
    return found
  }

  async #find(key: string): Promise<PageEntry | null> {
    const entry = this.current(key)
    if (entry || !this.#disk) return entry
    const stored = await this.#disk.read(key)
    const meanwhile = this.current(key)
    if (meanwhile || !stored || !this.#isUsable(stored)) return meanwhile
    this.#notFound.delete(key)
    this.#found.set(key, stored)
    return stored
  }

  /** Removes pages from disk that show what has changed since, or is gone, as that of somebody who deleted their account. */
  async sweep(): Promise<void> {
    // Then everything counts as expired for a moment.
    if (this.#moments.isLagging) return
    await this.#disk?.sweep((page) => !this.#isUsable(page))
  }

  /** @returns the page as the framework handed it over; null when its streams are damaged. */
  async read(key: string, entry: PageEntry): Promise<KeptPage | null> {
    const { value, compressed, cacheControl } = entry
    const lastModified = this.#lastModified(key, entry)
    if (!compressed) return { value: value ?? null, lastModified, cacheControl }
    try {
      return { value: await decompressPage(entry.head, compressed), lastModified, cacheControl }
    } catch (error) {
      logError('page cache: unreadable page', error)
      return null
    }
  }

  /** Resolves before the page is compressed, unless many wait for that. @param startedAt what it shows was read since. */
  async store(key: string, value: PageValue, startedAt: number, cacheControl?: Lifetime): Promise<PageEntry> {
    this.#renewing.delete(key)
    const head = headOf(value)
    const entry: PageEntry = {
      version: nextVersion(),
      head,
      tags: tagsIn(head.headers),
      // `expire` would have a visitor wait where an older page can be shown.
      cacheControl: cacheControl && { revalidate: cacheControl.revalidate, expire: undefined },
      startedAt,
      madeAt: Date.now(),
      value,
    }
    const [to, other] = isFound(head) ? [this.#found, this.#notFound] : [this.#notFound, this.#found]
    other.delete(key)
    to.set(key, entry)
    if (!isFound(head)) this.#disk?.remove(key)
    entry.compressing = this.#compress(key, entry, to)
    if (this.#compressing > MAX_COMPRESSING) await entry.compressing
    return entry
  }

  resize(key: string, entry: PageEntry): void {
    for (const kept of [this.#found, this.#notFound]) if (kept.peek(key) === entry) resizeIn(kept, key, entry)
  }

  get size(): { pages: number; notFound: number; bytes: number; diskBytes: number } {
    const [found, notFound] = [this.#found, this.#notFound]
    return {
      pages: found.size,
      notFound: notFound.size,
      bytes: found.calculatedSize + notFound.calculatedSize,
      diskBytes: this.#disk?.bytes ?? 0,
    }
  }

  async #compress(key: string, entry: PageEntry, kept: LRUCache<string, PageEntry>): Promise<void> {
    this.#compressing += 1
    try {
      entry.compressed = await compressPage(entry.value ?? null)
      entry.value = undefined
      if (kept.peek(key) !== entry) return
      resizeIn(kept, key, entry)
      if (isFound(entry.head)) this.#disk?.write(key, entry)
    } catch (error) {
      logError('page cache: compression', error)
    } finally {
      entry.compressing = undefined
      this.#compressing -= 1
    }
  }

  /** A page past its time is made anew after it was shown, unless in vain or too many are: then it counts as new. */
  #lastModified(key: string, { madeAt, cacheControl }: PageEntry): number {
    const seconds = cacheControl?.revalidate
    if (typeof seconds !== 'number' || Date.now() < madeAt + seconds * 1000) return madeAt
    const now = performance.now()
    for (const [renewed, since] of this.#renewing)
      if (now - since > RENEWING_MS) this.#renewing.delete(renewed)
    const isOneMore = !this.#renewing.has(key) && this.#renewing.size >= MAX_RENEWING
    if (isDatabaseAway() || isOneMore) return Date.now()
    this.#renewing.set(key, now)
    return madeAt
  }

  #isUsable({
    tags,
    startedAt,
    madeAt,
  }: Pick<PageEntry, 'startedAt' | 'madeAt'> & { tags: Iterable<string> }): boolean {
    return !this.#moments.expiredSince(tags, startedAt) && Date.now() - madeAt < MAX_AGE_MS
  }
}

/** A size is only measured for a value that is new to the cache. */
function resizeIn(kept: LRUCache<string, PageEntry>, key: string, entry: PageEntry): void {
  kept.delete(key)
  kept.set(key, entry)
}
