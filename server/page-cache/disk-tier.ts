import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codesOf } from '@/lib/platform/error-causes'
import { logError } from '@/lib/platform/log'
import { HOUR_MS } from '@/lib/text/durations'
import { type FileStart, readEntry, writeEntry } from './disk-format'
import { pruneFolder, removeExpired, removeOtherBuilds } from './disk-pruning'
import type { PageEntry } from './entry'

/** Writings that may wait; further ones are left out. */
const MAX_WAITING = 500
/**
 * Queues of writings. Each step of one waits for a turn of the event loop, which is long while pages are rendered; one file
 * after another, a crawl would write a third of its pages.
 */
const LANES = 16
/** After writing this part of the allowance the folder is measured again. */
const MEASURED_PART = 1 / 32

interface DiskTierOptions {
  /** Folder of this machine's pages, for all builds. */
  root: string
  build: string
  /** Who does not know it can write no page into the folder. */
  secret: Buffer
  /** In bytes; exceeded by a thirty-second for each process, and by what is written while the folder is pruned. */
  maxBytes: number
}

/**
 * Compressed pages in files, shared by the processes of one machine: another one's clock would not say what came first.
 * A file is written whole and then renamed; it may vanish at any time.
 */
export class DiskTier {
  readonly #folder: string
  readonly #secret: Buffer
  readonly #maxBytes: number
  /** Bytes when the folder was last measured, and written since. */
  #measured = 0
  #written = 0
  #waiting = 0
  #measuredAt = Date.now()
  #isMeasuring = false
  readonly #lanes: Promise<void>[]

  constructor({ root, build, secret, maxBytes }: DiskTierOptions) {
    this.#secret = secret
    this.#folder = path.join(root, build)
    this.#maxBytes = maxBytes
    const started = removeOtherBuilds(root, build)
      .then(() => this.#measure())
      .catch(report)
    this.#lanes = Array.from({ length: LANES }, () => started)
  }

  /** @returns null also for a file that is damaged, of another page or not ours. */
  async read(key: string): Promise<PageEntry | null> {
    try {
      return readEntry(this.#secret, key, await readFile(this.#fileOf(key)))
    } catch (error) {
      if (!codesOf(error).includes('ENOENT')) report(error)
      return null
    }
  }

  write(key: string, entry: PageEntry): void {
    if (this.#waiting >= MAX_WAITING) return
    const file = this.#fileOf(key)
    this.#enqueue(file, async () => {
      const bytes = writeEntry(this.#secret, key, entry)
      await writeWhole(file, bytes)
      this.#written += bytes.length
      const isDue = Date.now() - this.#measuredAt > HOUR_MS
      if (isDue || this.#written > this.#maxBytes * MEASURED_PART) await this.#measure()
    })
  }

  remove(key: string): void {
    const file = this.#fileOf(key)
    this.#enqueue(file, () => rm(file, { force: true }))
  }

  /** Removes what nobody will be shown again, and measures the folder: nobody else does while nothing is written. */
  async sweep(isExpired: (page: FileStart) => boolean): Promise<void> {
    try {
      await removeExpired(this.#folder, isExpired)
      await this.#measure()
    } catch (error) {
      report(error)
    }
  }

  /** About the size of the folder: pages written again count twice until it is measured, those of other processes not yet. */
  get bytes(): number {
    return this.#measured + this.#written
  }

  /** Resolves once everything asked for before is on disk. */
  async settled(): Promise<void> {
    await Promise.all(this.#lanes)
  }

  /** Work on one file is done in the order it was asked for. */
  #enqueue(file: string, work: () => Promise<void>): void {
    const lane = Number.parseInt(path.basename(file).slice(0, 2), 16) % LANES
    this.#waiting += 1
    outsideOfRequests(() => {
      this.#lanes[lane] = (this.#lanes[lane] ?? Promise.resolve())
        .then(work)
        .catch(report)
        .finally(() => {
          this.#waiting -= 1
        })
    })
  }

  async #measure(): Promise<void> {
    if (this.#isMeasuring) return
    this.#isMeasuring = true
    this.#written = 0
    this.#measuredAt = Date.now()
    try {
      this.#measured = await pruneFolder(this.#folder, this.#maxBytes)
    } finally {
      this.#isMeasuring = false
    }
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40)
    return path.join(this.#folder, name.slice(0, 2), name)
  }
}

/** A promise holds on to the request that it was made in, with all that was rendered for it, for as long as it waits. */
const outsideOfRequests = AsyncLocalStorage.snapshot()

let files = 0

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  files += 1
  const unfinished = `${file}.${process.pid}-${files}.tmp`
  const write = () => writeFile(unfinished, bytes, { mode: 0o600 })
  await write().catch(async (error) => {
    if (!codesOf(error).includes('ENOENT')) throw error
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await write()
  })
  await rename(unfinished, file)
}

const REPORT_MS = 60_000
let reportedAt = Number.NEGATIVE_INFINITY

/** A full or lost disk costs the pages on it, and one line a minute. */
function report(error: unknown): void {
  if (performance.now() - reportedAt < REPORT_MS) return
  reportedAt = performance.now()
  logError('page cache: disk', error)
}
