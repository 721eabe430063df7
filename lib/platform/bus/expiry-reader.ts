import { BUSY_QUEUE } from './messages'
import type { Connection } from './queries/connection'
import {
  readAllExpired,
  readCompleteSince,
  readExpiredSince,
  readHistory,
  type TableState,
} from './queries/expired-tags'
import type { TagMoments } from './tag-moments'

interface Position extends TableState {
  /** The history of the database that was read; null where the account may not ask. */
  history: string | null
  /** `performance.now()` when this reading began. */
  readAt: number
}

interface ReaderTimes {
  /** Milliseconds. Younger than this, a reading has missed no row that was pruned: none goes so soon. */
  gap: number
  /**
   * Tags are written last in their transaction; its commit follows within this. Only what was kept before this process
   * started needs it: what is heard counts from the moment of hearing.
   */
  commit: number
}

/** Notes what the table of expired tags knows and no message told. */
export class ExpiryReader {
  readonly #queries: Connection
  readonly #moments: TagMoments
  readonly #times: ReaderTimes
  #position: Position | null = null
  /** Transactions that were heard since the reading before the last. */
  #heard = new Set<string>()
  #heardBefore = new Set<string>()

  constructor(queries: Connection, moments: TagMoments, times: ReaderTimes) {
    this.#queries = queries
    this.#moments = moments
    this.#times = times
  }

  /** When the last reading that succeeded began; null before the first. */
  get readAt(): number | null {
    return this.#position?.readAt ?? null
  }

  /** Whether messages may soon get lost, as of the last reading. */
  get isQueueBusy(): boolean {
    return (this.#position?.queueUsage ?? 0) > BUSY_QUEUE
  }

  /** Tells that the tags of this transaction are noted already. */
  heard(transactionId: string): void {
    this.#heard.add(transactionId)
  }

  forgetHeard(): void {
    this.#heard.clear()
    this.#heardBefore.clear()
  }

  /** @throws the database's error; the next reading begins where this one did. */
  async read(now: number): Promise<void> {
    const from = this.#position
    this.#position = { ...(await (from ? this.#readSince(from) : this.#readAll())), readAt: now }
  }

  /** Takes over what was expired before this process started, by this machine's clock. */
  async #readAll(): Promise<Omit<Position, 'readAt'>> {
    const { sql } = this.#queries
    const askedAt = Date.now()
    const { moments, completeSince, ...table } = await readAllExpired(sql)
    const answeredAt = Date.now()
    const ahead = (askedAt + answeredAt) / 2 - table.now
    const here = (at: number) => Math.min(at + ahead + this.#times.commit, answeredAt)
    for (const [tag, at] of Object.entries(moments)) this.#moments.note([tag], here(at))
    this.#moments.noteAll(here(completeSince ?? table.now))
    return { ...table, history: await readHistory(sql) }
  }

  async #readSince(from: Position): Promise<Omit<Position, 'readAt'>> {
    const { sql } = this.#queries
    const { changes, isOlder, ...table } = await readExpiredSince(sql, from.snapshot)
    const history = table.reader === from.reader ? from.history : await readHistory(sql)
    // A backup was restored, or a standby took over: this database may have forgotten what we have seen.
    const isOther = table.reader !== from.reader && (history === null || history !== from.history)
    if (isOlder || isOther || (await this.#isIncomplete(from))) this.#moments.noteAll()
    for (const { transactionId, tags } of changes) {
      if (!this.#heard.has(transactionId) && !this.#heardBefore.has(transactionId)) this.#moments.note(tags)
    }
    this.#heardBefore = this.#heard
    this.#heard = new Set()
    return { ...table, history }
  }

  async #isIncomplete(from: Position): Promise<boolean> {
    if (performance.now() - from.readAt < this.#times.gap) return false
    const since = await readCompleteSince(this.#queries.sql)
    return since === null || since > from.now
  }
}
